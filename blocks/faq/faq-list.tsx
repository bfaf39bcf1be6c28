import { Plus } from 'lucide-react'
import { FormattedText } from '#blocks/formatted-text/formatted-text.tsx'
import type { ShownFaqItem } from '#model/content/faq.ts'

/** An accordion with at most one open question. */
export function FaqList({ faqs }: { faqs: ShownFaqItem[] }) {
  return (
    <div className="border-b border-line">
      {faqs.map(({ id, question, answer, parts }) => (
        <details key={id} name="faq" className="group border-t border-line">
          <summary className="flex items-start justify-between gap-6 py-3 text-card font-semibold">
            {question}
            <Plus
              aria-hidden="true"
              className="mt-1 size-5 shrink-0 transition-transform duration-300 group-open:rotate-45"
            />
          </summary>
          <FormattedText
            nodes={parts ?? [{ kind: 'paragraph', children: [{ kind: 'text', text: answer }] }]}
            className="max-w-[34em] pb-7"
          />
        </details>
      ))}
    </div>
  )
}
