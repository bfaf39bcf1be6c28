import { z } from 'zod'
import { linkSchema } from '#model/content/link.ts'

/** The page's last word: one sentence and the way to us. */
export const contactBandSchema = z
  .strictObject({
    type: z.literal('contact-band'),
    title: z.string().min(1),
    action: linkSchema,
    anchor: z.string().min(1).optional().meta({
      title: 'Anchor',
      description:
        'What a link with "#" leads to, for example "prices". Small letters and hyphens.',
    }),
  })
  .meta({
    title: 'Contact band',
    description: 'The last word of a page: one sentence and one button.',
    group: 'Ways on',
  })
