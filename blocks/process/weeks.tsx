import { cn } from '#ui/cn.ts'
import type { ProcessLayoutProps } from './schema.ts'

/** Each step as a bar under the weeks it takes, like a Gantt chart. */
export function Weeks({ title, lead, steps }: ProcessLayoutProps) {
  const last = Math.max(...steps.map(({ weeks }) => (weeks ? weeks.from + weeks.count - 1 : 1)))
  const numbers = Array.from({ length: last }, (_, index) => index + 1)
  return (
    <section className="overflow-clip py-section">
      <div className="column">
        <div className="grid items-end gap-6 pb-12 md:grid-cols-2 lg:pb-16">
          <h2 className="display text-title">{title}</h2>
          <p className="max-w-[40ch] text-lead text-soft md:justify-self-end">{lead}</p>
        </div>
        <div className={`weeks weeks-of-${last}`}>
          <p aria-hidden="true" className="weeks-scale label">
            {numbers.map((number) => (
              <span key={number}>{number}</span>
            ))}
          </p>
          <ol>
            {steps.map(({ title: name, description, duration, weeks }) => (
              <li
                key={name}
                className={cn('week', weeks && `week-from-${weeks.from} week-for-${weeks.count}`)}
              >
                <span aria-hidden="true" className="week-bar" />
                <div className="week-words">
                  <p className="label">{duration}</p>
                  <h3 className="display week-name">{name}</h3>
                  <p className="max-w-[46ch]">{description}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  )
}
