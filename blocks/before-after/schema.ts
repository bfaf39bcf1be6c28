import { z } from 'zod'
import { pictureSchema } from '#model/content/picture.ts'

/** Screenshots of a design before and after. */
export const beforeAfterSchema = z
  .strictObject({
    type: z.literal('before-after'),
    title: z.string().min(1),
    before: z.strictObject({ picture: pictureSchema, caption: z.string().min(1) }),
    after: z.strictObject({ picture: pictureSchema, caption: z.string().min(1) }),
  })
  .meta({
    title: 'Before and after',
    description: 'Two pictures of the same screen, before and after.',
    group: 'Work and testimonials',
  })
