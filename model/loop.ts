import { z } from 'zod'
import { pictureSchema } from './picture.ts'

/** A silent loop: its poster, and the same film in one or more encodings, best first. */
export const loopSchema = z.strictObject({
  poster: pictureSchema,
  sources: z
    .array(z.strictObject({ src: z.string().startsWith('/'), type: z.string().min(1) }))
    .min(1),
})

export type Loop = z.infer<typeof loopSchema>
