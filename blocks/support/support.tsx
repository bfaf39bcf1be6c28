import { useSyncExternalStore } from 'react'
import type { BlockProps } from '#blocks/block-props.ts'
import { clockIn, isStaffed } from '#model/content/office-hours.ts'
import { hueOf } from '#ui/spectrum.ts'
import { DayRing } from './day-ring.tsx'

const MINUTE = 60_000

/** A card like no other on the page: the day as a ring, and on it who is at a desk when. */
export default function Support({ block }: BlockProps<'support'>) {
  const minute = useSyncExternalStore(everyFewSeconds, thisMinute, notYet)
  const now = minute === null ? null : new Date(minute)
  return (
    <section className="support column" aria-labelledby="support-title">
      <div className="support-card ground-ink">
        <div className="support-words">
          <h2 id="support-title" className="display support-title">
            {block.title}
          </h2>
          <p className="max-w-[38ch] text-lead text-soft">{block.lead}</p>
        </div>
        <DayRing desks={block.desks} now={now} />
        <ul className="support-desks">
          {block.desks.map((desk) => {
            const awake = now !== null && isStaffed(desk, now)
            return (
              <li key={desk.city} {...hueOf(desk.lambda)} data-awake={awake || undefined}>
                <span className="support-city">{desk.city}</span>
                <span className="label text-soft">
                  {hour(desk.from)} – {hour(desk.to)}
                </span>
                <span className="needs-script support-now">
                  <span className="display">{now ? clockIn(desk.zone, now) : '\u2007'}</span>
                  <span className="label">
                    {now ? (awake ? block.awake : block.asleep) : '\u2007'}
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

/** The server cannot know when the page is read. */
function notYet() {
  return null
}
