import { z } from 'zod'
import { linkSchema } from '#model/link.ts'

/** Tiles that run through a stretch of the spectrum, and a button after them. */
export const hueTilesContract = z.strictObject({
  type: z.literal('hue-tiles'),
  title: z.string().min(1),
  lead: z.string().min(1).optional(),
  /** The wavelengths of the first and the last tile. */
  lambdas: z.strictObject({ from: z.int().min(400).max(700), to: z.int().min(400).max(700) }),
  tiles: z
    .array(z.strictObject({ title: z.string().min(1), description: z.string().min(1) }))
    .min(2),
  action: linkSchema.optional(),
})
