import { classes } from '#ui/classes.ts'
import type { DeliverablesLayoutProps } from './schema.ts'

/** Upright bars of uneven height on one floor, as an equaliser shows a sound. */
export function Bars({ id, title, lead, items }: DeliverablesLayoutProps) {
  return (
    <section id={id} className="column py-section">
      <div className="grid items-end gap-x-16 gap-y-5 pb-12 lg:grid-cols-12 lg:pb-0">
        <h2 className="display text-title lg:col-span-8">{title}</h2>
        {lead && <p className="max-w-[44ch] text-lead text-soft lg:col-span-7">{lead}</p>}
      </div>
      <ul className={classes('levels', items.length === 4 && 'levels-four')}>
        {items.map(({ title: name, description }, index) => (
          <li key={name} className="level">
            <span aria-hidden="true" className="label">
              {index + 1}
            </span>
            <h3 className="display level-name">{name}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
