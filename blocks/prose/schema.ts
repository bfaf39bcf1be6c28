import { z } from 'zod'
import { linkSchema } from '#model/content/link.ts'
import { pictureSchema } from '#model/content/picture.ts'

/** Body text in titled sections, followed by links. */
export const proseSchema = z
  .strictObject({
    type: z.literal('prose'),
    picture: pictureSchema.optional().meta({ description: 'Below the first title.' }),
    sections: z
      .array(
        z.strictObject({ title: z.string().min(1), paragraphs: z.array(z.string().min(1)).min(1) }),
      )
      .min(1),
    links: z.array(linkSchema),
  })
  .meta({
    title: 'Text',
    description: 'Titled sections of paragraphs, followed by links.',
    group: 'Text',
  })
