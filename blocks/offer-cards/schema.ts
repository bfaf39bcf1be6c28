import { z } from 'zod'

/** Services as numbered cards. */
export const offerCardsSchema = z
  .strictObject({
    type: z.literal('offer-cards'),
    title: z.string().min(1),
    lead: z.string().min(1).optional(),
    columns: z
      .union([z.literal(3), z.literal(4)])
      .meta({ title: 'Cards per row', description: 'On a wide screen.' }),
    cards: z
      .array(z.strictObject({ title: z.string().min(1), description: z.string().min(1) }))
      .min(3),
  })
  .meta({
    title: 'Offer cards',
    description: 'Services as numbered cards.',
    group: 'Cards and lists',
  })
