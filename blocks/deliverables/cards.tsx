import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import type { DeliverablesLayoutProps } from './contract.ts'

/** Cells on hairlines, wide and narrow in turn, each with its own way to us. */
export function Cards({ id, title, lead, items }: DeliverablesLayoutProps) {
  return (
    <section id={id} className="offset-band ground-raised overflow-clip py-section">
      <div className="column grid items-end gap-x-16 gap-y-5 pb-12 lg:grid-cols-12 lg:pb-16">
        <h2 className="display text-title lg:col-span-7">{title}</h2>
        {lead && (
          <p className="max-w-[40ch] text-lead text-soft lg:col-span-4 lg:col-start-9">{lead}</p>
        )}
      </div>
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
