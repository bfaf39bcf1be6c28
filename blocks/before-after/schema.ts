import { z } from 'zod'
import { pictureSchema } from '#model/content/picture.ts'

const sideSchema = z.strictObject({
  picture: pictureSchema,
  portrait: pictureSchema.optional().meta({
    title: 'Picture on phones',
    description: 'A detail, for a picture whose words are too small there.',
  }),
  caption: z.string().min(1),
})

/** Screenshots of a design before and after. */
export const beforeAfterSchema = z
  .strictObject({
    type: z.literal('before-after'),
    title: z.string().min(1),
    before: sideSchema,
    after: sideSchema,
  })
  .meta({
    title: 'Before and after',
    description: 'Two pictures of the same screen, before and after.',
    group: 'Work and testimonials',
  })
