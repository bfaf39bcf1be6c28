import type { ProcessLayoutProps } from './schema.ts'

/** A large step count beside a list of the steps. */
export function Ledger({ title, intro, steps }: ProcessLayoutProps) {
  return (
    <section className="ground-ink py-section">
      <div className="column grid gap-6 sm:gap-8 lg:grid-cols-[5fr_8fr] lg:gap-x-20">
        <div className="grid content-start gap-3 sm:gap-5 lg:sticky lg:top-28 lg:self-start">
          <h2 className="display text-title">{title}</h2>
          {intro && <p className="max-w-[34ch] text-intro text-soft">{intro}</p>}
          <p
            aria-hidden="true"
            className="display leading-[0.75] max-lg:hidden font-stretch-[60%] tracking-[-0.05em] text-fill lg:mt-6 lg:text-[clamp(15rem,27vw,26rem)]"
          >
            {steps.length}
          </p>
        </div>
        <ol className="divide-y divide-line border-y border-line">
          {steps.map(({ title: name, description }, index) => (
            <li
              key={name}
              className="grid grid-cols-[1.75rem_1fr] items-baseline gap-x-2 gap-y-0.5 sm:grid-cols-[2.75rem_1fr] py-2.5 sm:gap-y-1 sm:py-3 lg:grid-cols-[2.75rem_5fr_6fr] lg:gap-x-5"
            >
              <span aria-hidden="true" className="label text-accent">
                {String(index + 1).padStart(2, '0')}
              </span>
              <h3 className="text-card font-semibold">{name}</h3>
              <p className="text-soft max-sm:col-span-2 max-sm:text-small sm:col-start-2 lg:col-start-3">
                {description}
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
