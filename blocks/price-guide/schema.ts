import { z } from 'zod'

/** From and to, or from alone where the end is open. */
const spanSchema = z
  .strictObject({ from: z.number().positive(), to: z.number().positive().optional() })
  .refine(({ from, to }) => to === undefined || to >= from, '"to" must not be less than "from"')

/** What kinds of work cost and how long they take: hints, not offers. */
export const priceGuideSchema = z
  .strictObject({
    type: z.literal('price-guide'),
    title: z.string().min(1),
    lead: z.string().min(1).optional(),
    ranges: z
      .array(
        z
          .strictObject({
            name: z.string().min(1),
            from: z
              .number()
              .positive()
              .meta({ title: 'Price from', description: 'In US dollars.' }),
            to: z.number().positive().optional().meta({
              title: 'Price to',
              description: 'In US dollars. Without it the end is open.',
            }),
            currency: z.literal('USD'),
            per: z
              .enum(['month', 'project'])
              .optional()
              .meta({ description: 'What the price is for.' }),
            weeks: spanSchema.optional().meta({ title: 'Weeks that it takes' }),
            includes: z.string().min(1).meta({ title: 'What is in it' }),
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
    description: 'What kinds of work cost and how long they take: hints, not offers.',
    group: 'Cards and lists',
  })
