import { useSyncExternalStore } from 'react'
import type { BlockProps } from '#blocks/block-props.ts'
import { clockIn, isOpen } from '#model/content/office-hours.ts'
import { cn } from '#ui/cn.ts'
import { hueOf } from '#ui/spectrum.ts'
import { DayRing } from './day-ring.tsx'

const MINUTE = 60_000

/** The support offices, with their opening hours on a ring of 24 hours. */
export default function Support({ block }: BlockProps<'support'>) {
  const minute = useSyncExternalStore(everyFewSeconds, thisMinute, unknownMinute)
  const now = minute === null ? null : new Date(minute)
  return (
    <section
      className="relative z-10 column mt-[calc(var(--spacing-section)*-0.55)]"
      aria-labelledby="support-title"
    >
      <div className="ground-ink grid gap-10 overflow-clip rounded-card p-[clamp(1.5rem,4vw,4rem)] lg:grid-cols-2 lg:items-end lg:gap-x-12">
        <div className="grid content-start gap-6 lg:self-start">
          <h2 id="support-title" className="display text-[clamp(3rem,9.2vw,9rem)] leading-[0.86]">
            {block.title}
          </h2>
          <p className="max-w-[38ch] text-lead text-soft">{block.lead}</p>
        </div>
        <DayRing offices={block.offices} now={now} />
        <ul className="lg:grid lg:grid-cols-2 lg:gap-x-10">
          {block.offices.map((office) => {
            const open = now !== null && isOpen(office, now)
            return (
              <li
                key={office.city}
                {...hueOf(office.lambda)}
                className="grid grid-cols-[1fr_auto] items-baseline gap-x-6 border-t border-line py-3.5"
              >
                <span className="font-semibold before:mr-3 before:inline-block before:size-2.75 before:rounded-pill before:bg-fill">
                  {office.city}
                </span>
                <span className="label text-soft">
                  {hour(office.from)} – {hour(office.to)}
                </span>
                <span
                  className={cn(
                    'col-span-full flex items-baseline justify-between pl-6 noscript:hidden',
                    open ? 'text-ink' : 'text-soft',
                  )}
                >
                  <span className="display text-[1.75rem] tabular-nums">
                    {now ? clockIn(office.zone, now) : '\u2007'}
                  </span>
                  <span className="label">
                    {now ? (open ? block.open : block.closed) : '\u2007'}
                  </span>
                </span>
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
}

function hour(value: number) {
  return `${String(value).padStart(2, '0')}:00`
}

function everyFewSeconds(listener: () => void) {
  const timer = setInterval(listener, 5_000)
  return () => clearInterval(timer)
}

function thisMinute() {
  return Math.floor(Date.now() / MINUTE) * MINUTE
}

/** The server does not know when the page will be read. */
function unknownMinute() {
  return null
}
