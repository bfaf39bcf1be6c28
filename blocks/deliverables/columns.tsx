import { WaveArt } from '#ui/wave-art.tsx'
import type { DeliverablesLayoutProps } from './schema.ts'

/** Two columns: the first half of the items large on the left, the rest smaller on the right. */
export function Columns({ id, title, intro, items }: DeliverablesLayoutProps) {
  const half = Math.ceil(items.length / 2)
  return (
    <section
      id={id}
      className="ground-alternate ground-raised relative isolate overflow-clip py-section"
    >
      <div className="column grid gap-x-16 gap-y-4 sm:gap-y-8 lg:grid-cols-12">
        <div className="grid content-start gap-3 sm:gap-6 lg:col-span-7">
          <h2 className="display text-title">{title}</h2>
          {intro && <p className="max-w-[44ch] text-intro text-soft">{intro}</p>}
        </div>
        <dl className="grid content-start lg:col-span-7">
          {items.slice(0, half).map(({ title: name, description }) => (
            <div
              className="grid gap-1.5 sm:gap-2.5 py-[clamp(--spacing(3),1.8vw,--spacing(6.5))] border-t-2 border-ink"
              key={name}
            >
              <dt className="display text-[clamp(1.5rem,2.8vw,2.5rem)] leading-none">{name}</dt>
              <dd className="max-w-[48ch] max-sm:text-small lg:text-(length:--text-intro) lg:leading-snug">
                {description}
              </dd>
            </div>
          ))}
        </dl>
        <dl className="grid content-start lg:pt-14 sm:max-lg:grid-cols-[repeat(auto-fit,minmax(--spacing(48),1fr))] sm:max-lg:gap-x-8 lg:col-span-4 lg:col-start-9">
          {items.slice(half).map(({ title: name, description }) => (
            <div
              className="grid gap-1 py-3 sm:gap-1.5 sm:py-4.5 border-t border-strong-line sm:max-lg:content-start"
              key={name}
            >
              <dt className="text-card font-semibold">{name}</dt>
              <dd className="text-soft max-sm:text-small">{description}</dd>
            </div>
          ))}
        </dl>
      </div>
      <WaveArt
        kind="spectrum"
        seed={title}
        width={700}
        height={250}
        lines={56}
        stroke={3}
        className="absolute top-2 -inset-e-24 -z-1 w-[clamp(--spacing(80),46vw,--spacing(176))] text-accent opacity-28 max-lg:hidden"
      />
    </section>
  )
}
