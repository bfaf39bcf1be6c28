import { z } from 'zod'

/** Ways of working that differ in how many take part: each card draws that many. */
export const solutionCardsSchema = z
  .strictObject({
    type: z.literal('solution-cards'),
    title: z.string().min(1),
    lead: z.string().min(1).optional(),
    cards: z
      .array(
        z.strictObject({
          title: z.string().min(1),
          description: z.string().min(1),
          count: z
            .int()
            .min(1)
            .max(40)
            .meta({ title: 'Rings', description: 'How many rings are drawn.' }),
          caption: z
            .string()
            .min(1)
            .meta({ description: 'What the rings are, for example "30 parcels".' }),
        }),
      )
      .min(2)
      .max(6),
  })
  .meta({
    title: 'Ways of working',
    description: 'Cards that draw how many take part in each way of working.',
    group: 'Cards and lists',
  })
