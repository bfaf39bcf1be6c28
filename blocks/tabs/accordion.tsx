import { Plus } from 'lucide-react'
import { FormattedText } from '#blocks/formatted-text/formatted-text.tsx'
import { parseText } from '#model/content/parse-text.ts'
import { Image } from '#ui/image.tsx'
import { island } from '#ui/island.tsx'
import type { AccordionProps } from './client.ts'
import { NONE, type Tab, type TabsProps } from './schema.ts'

/** At most one item is open, at first the first; clicking the open one closes it. */
export function Accordion({ id, title, tabs }: TabsProps) {
  return (
    <section
      {...island<AccordionProps>({ name: 'accordion', when: 'visible', props: { none: NONE } })}
      className="overflow-clip py-section"
    >
      <h2 className="column display pb-6 sm:pb-12 text-title">{title}</h2>
      <div className="border-b border-strong-line">
        {tabs.map((tab, index) => (
          <details
            key={tab.id}
            id={`${id}-${tab.id}`}
            name={id}
            open={index === 0}
            className="group/item border-t border-strong-line transition-colors duration-400 open:bg-tint"
          >
            <summary className="group column grid grid-cols-[clamp(1.75rem,8.33%,7rem)_1fr_auto] items-baseline py-[clamp(1.1rem,1.8vw,1.75rem)] focus-visible:-outline-offset-4">
              <span aria-hidden="true" className="label">
                {index + 1}
              </span>
              <h3 className="display text-[clamp(1.75rem,5vw,4.75rem)] leading-[0.95] font-stretch-[78%] tracking-[-0.03em] transition-[font-stretch] duration-500 group-open/item:font-stretch-[112%] group-hover:font-stretch-[112%]">
                {tab.name}
              </h3>
              <Plus
                aria-hidden="true"
                strokeWidth={1.25}
                className="h-auto w-[clamp(1.75rem,3vw,3rem)] self-center transition-transform duration-400 group-open/item:rotate-45"
              />
            </summary>
            <Panel tab={tab} />
          </details>
        ))}
      </div>
    </section>
  )
}

function Panel({ tab: { description, points, picture } }: { tab: Tab }) {
  return (
    <div className="column grid gap-5 sm:gap-8 pb-[clamp(2rem,4vw,3.5rem)] md:grid-cols-[8.33%_6fr_5fr] md:gap-x-0">
      <div className="grid max-w-[46ch] content-start gap-4 sm:gap-6 md:col-start-2 md:pe-8">
        <FormattedText nodes={parseText(description)} className="text-intro" />
        {points && (
          <ul>
            {points.map((point) => (
              <li key={point} className="border-t border-ink/30 py-2 max-sm:text-small sm:py-3">
                {point}
              </li>
            ))}
          </ul>
        )}
      </div>
      {picture && (
        <div className="max-w-120 md:col-start-3 md:justify-self-end">
          <Image {...picture} sizes="(min-width: 544px) 30rem, 92vw" className="rounded-card" />
        </div>
      )}
    </div>
  )
}
