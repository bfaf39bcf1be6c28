import { z } from 'zod'

/** Ways of working that differ in how many take part: each card draws that many. */
export const solutionCardsContract = z.strictObject({
  type: z.literal('solution-cards'),
  title: z.string().min(1),
  lead: z.string().min(1).optional(),
  cards: z
    .array(
      z.strictObject({
        title: z.string().min(1),
        description: z.string().min(1),
        /** How many rings are drawn, and what one of them is: "30 parcels". */
        count: z.int().min(1).max(40),
        caption: z.string().min(1),
      }),
    )
    .min(2)
    .max(6),
})
