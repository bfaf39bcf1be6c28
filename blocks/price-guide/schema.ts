import { z } from 'zod'

/** A range; without `to` it is open-ended. */
const spanSchema = z
  .strictObject({ from: z.number().positive(), to: z.number().positive().optional() })
  .refine(({ from, to }) => to === undefined || to >= from, '"to" must not be less than "from"')

/** Typical prices and durations; not binding offers. */
export const priceGuideSchema = z
  .strictObject({
    type: z.literal('price-guide'),
    title: z.string().min(1),
    intro: z.string().min(1).optional(),
    ranges: z
      .array(
        z
          .strictObject({
            name: z.string().min(1),
            from: z
              .number()
              .positive()
              .meta({ title: 'Price from', description: 'In the currency of the settings.' }),
            to: z.number().positive().optional().meta({
              title: 'Price to',
              description: 'Leave empty for an open-ended price.',
            }),
            per: z
              .enum(['month', 'project'])
              .optional()
              .meta({ description: 'The unit of the price.' }),
            weeks: spanSchema.optional().meta({ title: 'Duration in weeks' }),
            includes: z.string().min(1).meta({ title: 'What is included' }),
          })
          .refine(
            ({ from, to }) => to === undefined || to >= from,
            '"to" must not be less than "from"',
          )
          .meta({ title: 'Kind of work' }),
      )
      .min(1)
      .max(6)
      .meta({ title: 'Kinds of work' }),
  })
  .meta({
    title: 'Price guide',
    description: 'Typical prices and durations. They are not binding offers.',
    group: 'Cards and lists',
  })
