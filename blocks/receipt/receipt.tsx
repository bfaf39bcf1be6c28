import type { BlockProps } from '#blocks/block-props.ts'

/** Benefits as lines of a printed receipt. */
export function Receipt({ block }: BlockProps<'receipt'>) {
  const { title, intro, head, lines, total } = block
  return (
    <section className="ground-ink overflow-clip py-section">
      <div className="column grid gap-x-10 gap-y-8 sm:gap-y-14 lg:grid-cols-12">
        <div className="grid content-start gap-3 sm:gap-6 lg:sticky lg:top-28 lg:col-span-5 lg:self-start">
          <h2 className="display text-title">{title}</h2>
          <p className="max-w-[38ch] text-intro text-soft">{intro}</p>
        </div>
        <div className="receipt text-ink lg:col-span-7">
          <div className="label grid gap-0.5 pb-4 sm:pb-6 text-center">
            {head.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
          <ol>
            {lines.map(({ title: name, description, amount }, index) => (
              <li
                key={name}
                className="grid grid-cols-[1.75rem_1fr_auto] items-baseline gap-x-2 gap-y-1.5 border-t border-dashed border-strong-line py-3.5 sm:grid-cols-[2.25rem_1fr_auto] sm:gap-y-2.5 sm:py-5.5"
              >
                <span aria-hidden="true" className="label">
                  {String(index + 1).padStart(2, '0')}
                </span>
                <h3 className="display text-[clamp(1.25rem,2.5vw,2.25rem)] leading-[1.02]">
                  {name}
                </h3>
                <p className="font-mono text-[clamp(1rem,1.5vw,1.375rem)] whitespace-nowrap">
                  {amount}
                </p>
                <p className="col-span-full max-w-[48ch] max-sm:text-small sm:col-[2/-1]">
                  {description}
                </p>
              </li>
            ))}
          </ol>
          <p className="display flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-t-3 border-double border-ink pt-5 text-[clamp(2rem,5.2vw,4.75rem)] leading-[0.95]">
            <span>{total.label}</span> <span>{total.amount}</span>
          </p>
        </div>
      </div>
    </section>
  )
}
