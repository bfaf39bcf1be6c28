import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { SectionHead } from '#ui/section-head.tsx'
import type { DeliverablesLayoutProps } from './schema.ts'

/** Cells on hairlines, wide and narrow in turn, each with its own way to us. */
export function Cards({ id, title, lead, items }: DeliverablesLayoutProps) {
  return (
    <section id={id} className="offset-band ground-raised overflow-clip py-section">
      <SectionHead title={title} lead={lead} className="column pb-12 lg:pb-16" />
      <ul className="offset-cards">
        {items.map(({ title: name, description, action }) => (
          <li key={name} className="offset-card">
            <h3 className="display offset-name">{name}</h3>
            <p className="max-w-[42ch]">{description}</p>
            {action && (
              <Link
                to={action.href}
                aria-label={`${action.label}: ${name}`}
                className="offset-link"
              >
                {action.label}
                <ArrowRight aria-hidden="true" className="size-5" />
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
