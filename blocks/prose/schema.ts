import { z } from 'zod'
import { linkSchema } from '#model/content/link.ts'

/** Running text in titled sections, with links after it. */
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
    title: 'Running text',
    description: 'Titled sections of paragraphs, with links after them.',
    group: 'Text',
  })
