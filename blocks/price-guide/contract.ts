import { z } from 'zod'

/** From and to, or from alone where the end is open. */
const spanSchema = z
  .strictObject({ from: z.number().positive(), to: z.number().positive().optional() })
  .refine(({ from, to }) => to === undefined || to >= from, '"to" must not be less than "from"')

/** What kinds of work cost and how long they take: hints, not offers. */
export const priceGuideContract = z.strictObject({
  type: z.literal('price-guide'),
  title: z.string().min(1),
  lead: z.string().min(1).optional(),
  ranges: z
    .array(
      z
        .strictObject({
          name: z.string().min(1),
          from: z.number().positive(),
          to: z.number().positive().optional(),
          currency: z.literal('USD'),
          per: z.enum(['month', 'project']).optional(),
          weeks: spanSchema.optional(),
          includes: z.string().min(1),
        })
        .refine(
          ({ from, to }) => to === undefined || to >= from,
          '"to" must not be less than "from"',
        ),
    )
    .min(1)
    .max(6),
})
