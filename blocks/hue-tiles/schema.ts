import { z } from 'zod'
import { linkSchema } from '#model/content/link.ts'

/** Tiles in a range of hues, and a button. */
export const hueTilesSchema = z
  .strictObject({
    type: z.literal('hue-tiles'),
    title: z.string().min(1),
    lead: z.string().min(1).optional(),
    lambdas: z
      .strictObject({ from: z.int().min(400).max(700), to: z.int().min(400).max(700) })
      .meta({
        title: 'Hues',
        description: 'Of the first and the last tile: 400 is violet, 700 is deep red.',
      }),
    tiles: z
      .array(z.strictObject({ title: z.string().min(1), description: z.string().min(1) }))
      .min(2),
    action: linkSchema.optional().meta({ title: 'Button' }),
  })
  .meta({
    title: 'Hue tiles',
    description: 'Tiles in a range of hues, and a button.',
    group: 'Cards and lists',
  })
