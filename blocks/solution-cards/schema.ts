import { z } from 'zod'

/** Solutions that differ in scale; each card draws a number of rings. */
export const solutionCardsSchema = z
  .strictObject({
    type: z.literal('solution-cards'),
    title: z.string().min(1),
    intro: z.string().min(1).optional(),
    cards: z
      .array(
        z.strictObject({
          title: z.string().min(1),
          description: z.string().min(1),
          count: z
            .int()
            .min(1)
            .max(40)
            .meta({ title: 'Rings', description: 'The number of rings drawn.' }),
          caption: z
            .string()
            .min(1)
            .meta({ description: 'What the rings stand for, for example "30 parcels".' }),
        }),
      )
      .min(2)
      .max(6),
  })
  .meta({
    title: 'Ways of working',
    description: 'Cards with a drawing of how many take part.',
    group: 'Cards and lists',
  })
