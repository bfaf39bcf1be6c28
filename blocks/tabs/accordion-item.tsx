import { Plus } from 'lucide-react'
import { cn } from '#ui/cn.ts'
import { Image } from '#ui/image.tsx'
import type { Tab } from './schema.ts'

type AccordionItemProps = {
  tab: Tab
  /** Of the ids of its parts. */
  prefix: string
  number: number
  open: boolean
  onToggle: () => void
}

/** A button in a heading, and the panel that it opens (APG accordion). */
export function AccordionItem({ tab, prefix, number, open, onToggle }: AccordionItemProps) {
  const { name, description, points, picture } = tab
  return (
    <div className={cn('topic', open && 'topic-open')}>
      <h3>
        <button
          type="button"
          id={`${prefix}-button`}
          aria-expanded={open}
          aria-controls={`${prefix}-panel`}
          onClick={onToggle}
          className="column topic-button"
        >
          <span aria-hidden="true" className="label">
            {number}
          </span>
          <span className="display topic-title">{name}</span>
          <Plus aria-hidden="true" strokeWidth={1.25} className="needs-script topic-sign" />
        </button>
      </h3>
      <section
        id={`${prefix}-panel`}
        aria-labelledby={`${prefix}-button`}
        data-closed={!open || undefined}
        className="column topic-panel"
      >
        <div className="topic-words">
          <p className="text-lead">{description}</p>
          {points && (
            <ul>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
        </div>
        {picture && (
          <div className="topic-picture">
            <Image {...picture} className="rounded-card" />
          </div>
        )}
      </section>
    </div>
  )
}
