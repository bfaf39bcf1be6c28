import { z } from 'zod'
import { pictureSchema } from './picture.ts'

/** A silent video loop. */
export const loopSchema = z.strictObject({
  poster: pictureSchema.meta({ title: 'Poster', description: 'Shown until the video plays.' }),
  portrait: pictureSchema.optional().meta({
    title: 'Poster on phones',
    description: 'The middle of the poster, for upright screens. It loads faster than the whole.',
  }),
  sources: z
    .array(
      z.strictObject({
        src: z.string().startsWith('/'),
        type: z
          .string()
          .min(1)
          .meta({ title: 'MIME type', description: 'For example "video/mp4".' }),
      }),
    )
    .min(1)
    .meta({ title: 'Files', description: 'The same video in one or more formats, best first.' }),
})

export type Loop = z.infer<typeof loopSchema>
