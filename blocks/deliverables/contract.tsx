import { WaveArt } from '#ui/wave-art.tsx'
import type { DeliverablesLayoutProps } from './schema.ts'

/** Numbered clauses on a sheet of paper, signed with a wave, with a line left to sign. */
export function Contract({ id, title, intro, items }: DeliverablesLayoutProps) {
  return (
    <section id={id} className="overflow-clip bg-tint pt-section">
      <div className="column">
        <div className="grid gap-y-8 bg-paper px-[clamp(--spacing(5),6vw,--spacing(28))] py-[clamp(--spacing(8),6vw,--spacing(24))] text-ink [color-scheme:light] lg:ms-[8%] lg:gap-y-16 lg:me-[8%]">
          <div className="grid items-end gap-x-16 gap-y-3 lg:grid-cols-[7fr_5fr]">
            <h2 className="display text-title">{title}</h2>
            {intro && <p className="max-w-[38ch] text-soft">{intro}</p>}
          </div>
          <ol className="gap-x-16 lg:columns-2">
            {items.map(({ title: name, description }, index) => (
              <li
                key={name}
                className="grid break-inside-avoid grid-cols-[--spacing(10)_1fr] items-baseline gap-y-1 border-t border-strong-line py-3 lg:grid-cols-[--spacing(12)_1fr] lg:py-5"
              >
                <span aria-hidden="true" className="label text-soft">
                  § {index + 1}
                </span>
                <h3 className="display text-[clamp(1.375rem,2.1vw,2rem)] leading-none">{name}</h3>
                <p className="col-start-2 max-w-[44ch] max-sm:text-small">{description}</p>
              </li>
            ))}
          </ol>
          <div aria-hidden="true" className="grid grid-cols-2 gap-x-16">
            <WaveArt
              kind="trace"
              seed={title}
              width={420}
              height={90}
              lines={1}
              stroke={3}
              className="-mb-3 w-full max-w-72 text-accent"
            />
            <span className="display self-end text-title text-soft">×</span>
            <span className="border-t-2 border-ink" />
            <span className="border-t-2 border-ink" />
          </div>
        </div>
      </div>
    </section>
  )
}
