import type { WeeksProps } from './schema.ts'

/** Each step as a bar under the weeks it takes, like a Gantt chart. */
export function Weeks({ title, intro, steps }: WeeksProps) {
  const last = Math.max(...steps.map(({ weeks }) => weeks.from + weeks.count - 1))
  const numbers = Array.from({ length: last }, (_, index) => index + 1)
  return (
    <section className="overflow-clip py-section">
      <div className="column">
        <div className="grid items-end gap-3 pb-6 sm:gap-6 sm:pb-8 md:grid-cols-2 lg:pb-12">
          <h2 className="display text-title">{title}</h2>
          <p className="max-w-[40ch] text-intro text-soft md:justify-self-end">{intro}</p>
        </div>
        <div className="weeks relative" data-last={last}>
          <p aria-hidden="true" className="week label pb-2 sm:pb-4 text-soft *:ps-2">
            {numbers.map((number) => (
              <span key={number}>{number}</span>
            ))}
          </p>
          <ol>
            {steps.map(({ title: name, description, duration, weeks }) => (
              <li key={name} className="week" data-from={weeks.from} data-for={weeks.count}>
                <span
                  aria-hidden="true"
                  className="week-bar block xl:me-0.5 h-[clamp(0.9rem,1.6vw,1.5rem)] bg-fill"
                />
                <div className="col-span-full grid gap-x-6 gap-y-1 bg-paper pt-2 pb-4 max-sm:grid-cols-[1fr_auto] max-sm:items-baseline sm:gap-y-2 sm:pt-3 sm:pb-6 xl:ms-0.5 xl:content-start xl:ps-2 xl:pe-4 xl:pb-10">
                  <p className="label max-sm:order-1">{duration}</p>
                  <h3 className="display text-[clamp(1.375rem,2.2vw,2rem)] leading-none">{name}</h3>
                  <p className="max-w-[46ch] max-sm:order-2 max-sm:col-span-2 max-sm:text-small">
                    {description}
                  </p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  )
}
