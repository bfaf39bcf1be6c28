import { z } from 'zod'
import { linkSchema } from '#model/link.ts'

/** The page's last word: one sentence and the way to us. */
export const contactBandContract = z.strictObject({
  type: z.literal('contact-band'),
  title: z.string().min(1),
  action: linkSchema,
  /** What a link of the page names to come here. */
  anchor: z.string().min(1).optional(),
})
