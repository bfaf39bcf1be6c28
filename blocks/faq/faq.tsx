import type { BlockProps } from '#blocks/block-props.ts'
import { refreshTime } from '#blocks/live-data.ts'
import { ButtonLink } from '#ui/button.tsx'
import { island } from '#ui/island.tsx'
import { FaqList } from './faq-list.tsx'

/** The questions beside a link to the contact form. */
export function Faq({ block, live: { faqs } }: BlockProps<'faq'>) {
  return (
    <section className="column grid gap-x-16 gap-y-6 py-section lg:grid-cols-12">
      <div className="grid content-start gap-4 lg:sticky lg:gap-6 lg:top-28 lg:col-span-5 lg:self-start">
        <h2 className="display text-title">{block.title}</h2>
        <p className="max-w-[36ch] text-intro text-soft">{block.intro}</p>
        <ButtonLink href={block.action.href} variant="outline" className="justify-self-start">
          {block.action.label}
        </ButtonLink>
      </div>
      <div {...island({ name: 'faq-list', when: refreshTime(faqs) })} className="lg:col-span-7">
        <FaqList faqs={faqs.value} />
      </div>
    </section>
  )
}
