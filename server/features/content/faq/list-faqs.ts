import type { FaqItem } from '#model/content/faq.ts'
import type { Parts } from '#server/app-context.ts'

/** The questions in their order. */
export function listFaqs({ content }: Pick<Parts, 'content'>): Promise<FaqItem[]> {
  return content.faqs()
}
