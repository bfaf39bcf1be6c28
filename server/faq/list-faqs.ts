import type { FaqItem } from '#model/faq.ts'
import type { FaqRow } from '#server/db/schema.ts'
import type { Parts } from '#server/parts.ts'

/** The questions in their order. */
export async function listFaqs({ store }: Pick<Parts, 'store'>): Promise<FaqItem[]> {
  const rows = await store
    .selectFrom('faqs')
    .select(['id', 'question', 'answer'])
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map(presentFaq)
}

function presentFaq({ id, question, answer }: Pick<FaqRow, 'id' | 'question' | 'answer'>): FaqItem {
  return { id, question, answer }
}
