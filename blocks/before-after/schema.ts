import { z } from 'zod'
import { pictureSchema } from '#model/content/picture.ts'

/** One screen as it was and as it is. */
export const beforeAfterSchema = z
  .strictObject({
    type: z.literal('before-after'),
    title: z.string().min(1),
    before: z.strictObject({ picture: pictureSchema, caption: z.string().min(1) }),
    after: z.strictObject({ picture: pictureSchema, caption: z.string().min(1) }),
  })
  .meta({
    title: 'Before and after',
    description: 'One screen as it was and as it is.',
    group: 'Work and proof',
  })
