import { z } from 'zod'
import { linkSchema } from '#model/content/link.ts'

/** The closing call to action of a page. */
export const contactBandSchema = z
  .strictObject({
    type: z.literal('contact-band'),
    title: z.string().min(1),
    action: linkSchema,
    anchor: z.string().min(1).optional().meta({
      title: 'Anchor',
      description:
        'The target of a link with "#", for example "prices". Lowercase letters and hyphens.',
    }),
  })
  .meta({
    title: 'Contact band',
    description: 'The closing call to action of a page: one sentence and one button.',
    group: 'Links and calls to action',
  })
