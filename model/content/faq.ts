import { z } from 'zod'
import { entryIdSchema } from './entry-id.ts'

/** A question of the site-wide list (specification 7). */
export const faqItemSchema = z
  .strictObject({
    id: entryIdSchema,
    question: z.string().min(1),
    answer: z.string().min(1),
  })
  .meta({ title: 'Question' })

export type FaqItem = z.infer<typeof faqItemSchema>
