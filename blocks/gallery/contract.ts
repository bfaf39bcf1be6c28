import { z } from 'zod'
import { pictureSchema } from '#model/picture.ts'

/** Pieces of work, each with its title (specification 3: portfolio item). */
export const galleryContract = z.strictObject({
  type: z.literal('gallery'),
  title: z.string().min(1),
  lead: z.string().min(1),
  pieces: z
    .array(z.object({ id: z.string().min(1), title: z.string().min(1), image: pictureSchema }))
    .min(3),
})
