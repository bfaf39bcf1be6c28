import type { BlockProps } from '#blocks/block-props.ts'
import { island } from '#ui/island.tsx'
import { hueOf } from '#ui/spectrum.ts'
import type { SupportProps } from './client.ts'
import { DayRing } from './day-ring.tsx'

/** The support offices, with their opening hours on a ring of 24 hours. The time is shown in the browser only. */
export function Support({ block }: BlockProps<'support'>) {
  const { open, closed } = block
  const offices = block.offices.map(({ zone, from, to }) => ({ zone, from, to }))
  return (
    <section
      {...island<SupportProps>({
        name: 'support',
        when: 'visible',
        props: { offices, open, closed },
      })}
      className="relative z-10 column mt-[calc(var(--spacing-section)*-0.55)] mb-[clamp(--spacing(16),5vw,--spacing(24))]"
      aria-labelledby="support-title"
    >
      <div className="ground-ink grid gap-10 overflow-clip rounded-card px-[clamp(1.5rem,4vw,4rem)] py-[clamp(2.5rem,4vw,4rem)] lg:grid-cols-2 lg:items-end lg:gap-x-12">
        <div className="grid content-start gap-6 lg:self-start">
          <h2 id="support-title" className="display text-[clamp(3rem,9.2vw,9rem)] leading-[0.86]">
            {block.title}
          </h2>
          <p className="max-w-[38ch] text-intro text-soft">{block.intro}</p>
        </div>
        <DayRing offices={block.offices} />
        <ul className="lg:grid lg:grid-cols-2 lg:gap-x-10">
          {block.offices.map((office) => (
            <li
              key={office.city}
              {...hueOf(office.lambda)}
              className="grid grid-cols-[1fr_auto] items-baseline gap-x-6 border-t border-line py-3.5"
            >
              <span className="font-semibold before:me-3 before:inline-block before:size-2.75 before:rounded-pill before:bg-fill">
                {office.city}
              </span>
              <span className="label text-soft">
                {hour(office.from)} – {hour(office.to)}
              </span>
              <span className="office-now col-span-full flex items-baseline justify-between ps-6 text-soft data-open:text-ink noscript:hidden">
                <span className="display text-[1.75rem] tabular-nums">{'\u2007'}</span>
                <span className="label">{'\u2007'}</span>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function hour(value: number) {
  return `${String(value).padStart(2, '0')}:00`
}
