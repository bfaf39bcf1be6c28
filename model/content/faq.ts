import { z } from 'zod'
import { entryIdSchema } from './entry-id.ts'
import { formattedTextSchema, type TextNode } from './formatted-text.ts'

/** A question of the site-wide list. */
export const faqItemSchema = z
  .strictObject({
    id: entryIdSchema,
    question: z.string().min(1),
    answer: formattedTextSchema,
  })
  .meta({ title: 'Question' })

export type FaqItem = z.infer<typeof faqItemSchema>

/** With its answer's parts if that has any formatting. */
export type ShownFaqItem = FaqItem & { parts?: TextNode[] }
