import type { FaqItem } from '#model/content/faq.ts'
import type { Deps } from '#server/deps.ts'

/** The questions in order. */
export function listFaqs({ content }: Pick<Deps, 'content'>): Promise<FaqItem[]> {
  return content.faqs()
}
