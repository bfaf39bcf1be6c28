import { z } from 'zod'
import { linkSchema } from '#model/link.ts'
import { pictureSchema } from '#model/picture.ts'

export const heroContract = z.strictObject({
  type: z.literal('hero'),
  /** Set line by line; each line moves as one wave. */
  title: z.array(z.string().min(1)).min(1).max(4),
  lead: z.string().min(1),
  primary: linkSchema,
  secondary: linkSchema,
  video: z.strictObject({
    poster: pictureSchema,
    sources: z
      .array(z.strictObject({ src: z.string().startsWith('/'), type: z.string().min(1) }))
      .min(1),
  }),
  clientsLabel: z.string().min(1),
  clients: z.array(z.string().min(1)).length(5),
})
