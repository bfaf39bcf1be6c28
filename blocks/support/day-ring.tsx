import type { BlockOf } from '#blocks/schema.ts'
import { opensAt } from '#model/content/office-hours.ts'
import { hueOf } from '#ui/spectrum.ts'

const SIZE = 640
const CENTRE = SIZE / 2
const OUTER = 272
const STEP = 38
const DAY = 24 * 60

/** Until the current time is known in the browser, offices are drawn in winter time. */
const winter = new Date('2026-01-15T00:00:00Z')

const hours = Array.from({ length: 24 }, (_, index) => index)

type DayRingProps = { offices: BlockOf<'support'>['offices'] }

/** A 24-hour clock in UTC with midnight on top: an arc for each office's hours, and a hand at the current time. */
export function DayRing({ offices }: DayRingProps) {
  return (
    <svg
      viewBox={`0 0 ${SIZE} ${SIZE}`}
      aria-hidden="true"
      className="w-full max-w-120 justify-self-center overflow-visible fill-none lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:-me-8 lg:w-[calc(100%+2rem)] lg:max-w-160 lg:self-center lg:justify-self-end"
    >
      {hours.map((hour) => (
        <line
          key={hour}
          x1={CENTRE}
          x2={CENTRE}
          y1={hour % 6 === 0 ? 2 : 14}
          y2={24}
          transform={`rotate(${hour * 15} ${CENTRE} ${CENTRE})`}
          className="stroke-soft stroke-[1.5]"
        />
      ))}
      {offices.map((office, index) => (
        <g key={office.city} {...hueOf(office.lambda)}>
          <circle
            cx={CENTRE}
            cy={CENTRE}
            r={OUTER - index * STEP}
            className="stroke-line stroke-1"
          />
          <path
            d={circlePath(OUTER - index * STEP)}
            pathLength={DAY}
            strokeDasharray={`${(office.to - office.from) * 60} ${DAY - (office.to - office.from) * 60}`}
            strokeDashoffset={-opensAt(office, winter)}
            className="office-arc stroke-fill stroke-[22]"
          />
        </g>
      ))}
      <text
        x={CENTRE}
        y={CENTRE + 4}
        className="fill-soft font-mono text-[18px] [text-anchor:middle]"
      >
        24 h UTC
      </text>
      <line
        x1={CENTRE}
        x2={CENTRE}
        y1={CENTRE - OUTER + STEP * (offices.length - 1) + 26}
        y2={8}
        visibility="hidden"
        className="day-hand stroke-ink stroke-3"
      />
    </svg>
  )
}

/** A circle that begins at the top; only a path may have a `pathLength`. */
function circlePath(radius: number) {
  const half = `a${radius} ${radius} 0 0 1 0`
  return `M${CENTRE} ${CENTRE - radius}${half} ${2 * radius}${half} ${-2 * radius}`
}
