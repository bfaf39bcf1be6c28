import type { ShownFaqItem } from '#model/content/faq.ts'
import { hasFormatting } from '#model/content/formatted-text.ts'
import type { Deps } from '#server/deps.ts'

/** The questions in order. Answers with formatting come with their parts, so that no browser must read Markdown. */
export async function listFaqs({ content }: Pick<Deps, 'content'>): Promise<ShownFaqItem[]> {
  const faqs = await content.faqs()
  if (!faqs.some(({ answer }) => hasFormatting(answer))) return faqs
  // Loaded when it is needed.
  const { parseText } = await import('#model/content/parse-text.ts')
  return faqs.map((faq) =>
    hasFormatting(faq.answer) ? { ...faq, parts: parseText(faq.answer) } : faq,
  )
}
