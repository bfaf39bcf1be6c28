import { z } from 'zod'
import { linkSchema } from '#model/content/link.ts'

/** Body text in titled sections, followed by links. */
export const proseSchema = z
  .strictObject({
    type: z.literal('prose'),
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
