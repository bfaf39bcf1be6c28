import type { FaqItem } from '#model/faq.ts'
import type { Parts } from '#server/parts.ts'

/** The questions in their order. */
export function listFaqs({ content }: Pick<Parts, 'content'>): Promise<FaqItem[]> {
  return content.faqs()
}
