import { Plus } from 'lucide-react'
import type { BlockProps } from '#blocks/block-props.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Loading } from '#ui/loading.tsx'

/** An accordion with at most one open question (specification 4). */
export default function Faq({ block, live }: BlockProps<'faq'>) {
  return (
    <section className="column grid gap-x-16 gap-y-12 py-section lg:grid-cols-12">
      <div className="grid content-start gap-6 lg:sticky lg:top-28 lg:col-span-5 lg:self-start">
        <h2 className="display text-title">{block.title}</h2>
        <p className="max-w-[36ch] text-lead text-soft">{block.lead}</p>
        <ButtonLink href={block.action.href} variant="outline" className="justify-self-start">
          {block.action.label}
        </ButtonLink>
      </div>
      <div className="lg:col-span-7">
        {live.faqs.state === 'loading' ? (
          <Loading text="Loading FAQs..." />
        ) : (
          <div className="border-b border-line">
            {live.faqs.value.map(({ id, question, answer }) => (
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
        )}
      </div>
    </section>
  )
}
