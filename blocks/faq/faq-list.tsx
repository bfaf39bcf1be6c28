import { Plus } from 'lucide-react'
import type { FaqItem } from '#model/content/faq.ts'

/** An accordion with at most one open question (specification 4). */
export function FaqList({ faqs }: { faqs: FaqItem[] }) {
  return (
    <div className="border-b border-line">
      {faqs.map(({ id, question, answer }) => (
        <details key={id} name="faq" className="group border-t border-line">
          <summary className="flex items-start justify-between gap-6 py-5 text-card font-semibold">
            {question}
            <Plus
              aria-hidden="true"
              className="mt-1 size-5 shrink-0 transition-transform duration-300 group-open:rotate-45"
            />
          </summary>
          <p className="max-w-[62ch] pb-7">{answer}</p>
        </details>
      ))}
    </div>
  )
}
