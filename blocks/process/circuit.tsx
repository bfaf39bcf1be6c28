import type { ProcessLayoutProps } from './schema.ts'

/** Eight steps on one line that turns back at the edge. */
export function Circuit({ title, intro, steps }: ProcessLayoutProps) {
  return (
    <section className="ground-ink overflow-clip py-section">
      <div className="column">
        <div className="grid items-end gap-x-16 gap-y-4 pb-6 sm:pb-10 lg:grid-cols-12 lg:pb-14">
          <h2 className="display text-title lg:col-span-8">{title}</h2>
          {intro && <p className="max-w-[36ch] text-intro text-soft lg:col-span-4">{intro}</p>}
        </div>
        <ol className="circuit grid sm:max-lg:auto-cols-fr sm:max-lg:grid-flow-col sm:max-lg:grid-rows-[repeat(4,auto)] sm:max-lg:gap-x-12 sm:max-lg:pb-12 lg:grid-cols-4 lg:gap-y-14 lg:pe-20">
          {steps.map(({ title: name, description }, index) => (
            <li
              key={name}
              className="relative grid content-start gap-x-3 gap-y-1 border-s-4 border-fill pb-4 ps-7 max-sm:grid-cols-[auto_1fr] max-sm:items-baseline sm:gap-2 sm:pb-4.5 sm:ps-8 before:absolute before:top-0 before:-inset-s-3.5 before:size-6 before:rounded-pill before:border-4 before:border-fill before:bg-paper lg:border-t-4 lg:border-s-0 lg:pt-11 lg:pe-7 lg:pb-0 lg:ps-0 lg:before:-top-3.5 lg:before:inset-s-0"
            >
              <span className="label text-soft">{String(index + 1).padStart(2, '0')}</span>
              <h3 className="display text-[clamp(1.5rem,2.3vw,2.125rem)] leading-none">{name}</h3>
              <p className="text-soft max-sm:col-span-2 max-sm:text-small sm:max-w-[32ch]">
                {description}
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
