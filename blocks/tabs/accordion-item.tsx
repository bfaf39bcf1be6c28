import { Plus } from 'lucide-react'
import { cn } from '#ui/cn.ts'
import { Image } from '#ui/image.tsx'
import type { Tab } from './schema.ts'

type AccordionItemProps = {
  tab: Tab
  /** Prefix of element ids. */
  prefix: string
  number: number
  open: boolean
  onToggle: () => void
}

/** A heading button and its panel (ARIA APG accordion). */
export function AccordionItem({ tab, prefix, number, open, onToggle }: AccordionItemProps) {
  const { name, description, points, picture } = tab
  return (
    <div
      className={cn(
        'border-t border-strong-line transition-colors duration-400',
        open && 'bg-tint',
      )}
    >
      <h3>
        <button
          type="button"
          id={`${prefix}-button`}
          aria-expanded={open}
          aria-controls={`${prefix}-panel`}
          onClick={onToggle}
          className="group column grid grid-cols-[clamp(1.75rem,8.33%,7rem)_1fr_auto] items-baseline py-[clamp(1.1rem,1.8vw,1.75rem)] text-left focus-visible:-outline-offset-4"
        >
          <span aria-hidden="true" className="label">
            {number}
          </span>
          <span className="display text-[clamp(1.75rem,5vw,4.75rem)] leading-[0.95] font-stretch-[78%] tracking-[-0.03em] transition-[font-stretch] duration-500 group-hover:font-stretch-[112%] group-aria-expanded:font-stretch-[112%]">
            {name}
          </span>
          <Plus
            aria-hidden="true"
            strokeWidth={1.25}
            className="needs-script h-auto w-[clamp(1.75rem,3vw,3rem)] self-center transition-transform duration-400 group-aria-expanded:rotate-45"
          />
        </button>
      </h3>
      <section
        id={`${prefix}-panel`}
        aria-labelledby={`${prefix}-button`}
        data-closed={!open || undefined}
        className="column grid gap-8 pb-[clamp(2rem,4vw,3.5rem)] md:grid-cols-[8.33%_6fr_5fr] md:gap-x-0 [@media(scripting:enabled)]:data-closed:hidden"
      >
        <div className="grid max-w-[46ch] content-start gap-6 md:col-start-2 md:pr-8">
          <p className="text-lead">{description}</p>
          {points && (
            <ul>
              {points.map((point) => (
                <li key={point} className="border-t border-ink/30 py-3">
                  {point}
                </li>
              ))}
            </ul>
          )}
        </div>
        {picture && (
          <div className="max-w-120 md:col-start-3 md:justify-self-end">
            <Image {...picture} className="rounded-card" />
          </div>
        )}
      </section>
    </div>
  )
}
