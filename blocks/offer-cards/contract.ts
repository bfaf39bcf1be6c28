import { z } from 'zod'

/** Pieces of work as cards: numbered, in groups where they follow each other. */
export const offerCardsContract = z.strictObject({
  type: z.literal('offer-cards'),
  title: z.string().min(1),
  lead: z.string().min(1).optional(),
  /** Cards in a row on a wide screen. */
  columns: z.union([z.literal(3), z.literal(4)]),
  cards: z
    .array(z.strictObject({ title: z.string().min(1), description: z.string().min(1) }))
    .min(3),
})
