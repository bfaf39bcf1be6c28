import { z } from 'zod'
import { linkSchema } from '#model/content/link.ts'

/** Tiles that run through a stretch of the spectrum, and a button after them. */
export const hueTilesSchema = z
  .strictObject({
    type: z.literal('hue-tiles'),
    title: z.string().min(1),
    lead: z.string().min(1).optional(),
    lambdas: z
      .strictObject({ from: z.int().min(400).max(700), to: z.int().min(400).max(700) })
      .meta({
        title: 'Hues',
        description: 'From the first tile to the last, 400 is violet and 700 deep red.',
      }),
    tiles: z
      .array(z.strictObject({ title: z.string().min(1), description: z.string().min(1) }))
      .min(2),
    action: linkSchema.optional().meta({ title: 'Button' }),
  })
  .meta({
    title: 'Hue tiles',
    description: 'Tiles that run through a stretch of the spectrum, and a button after them.',
    group: 'Cards and lists',
  })
