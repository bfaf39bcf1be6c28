import { z } from 'zod'
import { pictureSchema } from './picture.ts'

/** A silent loop: its poster, and the same film in one or more encodings, best first. */
export const loopSchema = z.strictObject({
  poster: pictureSchema.meta({ title: 'Still picture', description: 'Shown until the film runs.' }),
  sources: z
    .array(
      z.strictObject({
        src: z.string().startsWith('/'),
        type: z
          .string()
          .min(1)
          .meta({ title: 'Encoding', description: 'For example "video/mp4".' }),
      }),
    )
    .min(1)
    .meta({ title: 'Files', description: 'The same film in one or more encodings, best first.' }),
})

export type Loop = z.infer<typeof loopSchema>
