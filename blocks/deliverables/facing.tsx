import { classes } from '#ui/classes.ts'
import type { DeliverablesLayoutProps } from './schema.ts'

/** Changes as tall cards on two grounds, the second hung lower: the figure before narrow, the one after wide. */
export function Facing({ id, title, lead, items }: DeliverablesLayoutProps) {
  return (
    <section id={id} className="column py-section">
      <div className="grid items-end gap-x-16 gap-y-5 pb-12 md:grid-cols-2">
        <h2 className="display text-title">{title}</h2>
        {lead && <p className="max-w-[40ch] text-lead text-soft md:justify-self-end">{lead}</p>}
      </div>
      <ul className="facing">
        {items.map(({ title: name, description, change }, index) => (
          <li key={name} className={classes('facing-card', index % 2 === 1 && 'ground-ink')}>
            <h3 className="text-card font-semibold">{name}</h3>
            {change && (
              <>
                <p className="display facing-change">
                  <span className="facing-from">{change.from}</span>
                  <span className="sr-only"> became </span>
                  <span className="facing-to">{change.to}</span>
                </p>
                <dl className="facing-words">
                  <div>
                    <dt className="label">Before</dt>
                    <dd>{change.was}</dd>
                  </div>
                  <div>
                    <dt className="label">After</dt>
                    <dd>{description}</dd>
                  </div>
                </dl>
              </>
            )}
            {!change && <p>{description}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
