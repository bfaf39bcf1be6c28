import { ChartFrame } from './chart-frame.tsx'
import { type ChartUnit, type DayCount, dayName } from './day-name.ts'
import { percent, topOf } from './scale.ts'

type BarChartProps = {
  title: string
  rows: DayCount[]
  unit: ChartUnit
  /** The period before, drawn beside. */
  before?: { name: string; rows: DayCount[] }
}

/** Width of a bar and of one of two, relative to its column. */
const STROKE = 0.5
const HALF_STROKE = 0.34

/** A bar chart with one bar per day or month. */
export function BarChart({ title, rows, unit, before }: BarChartProps) {
  const top = topOf(rows, before?.rows)
  const width = 1 / rows.length
  const stroke = before ? HALF_STROKE : STROKE
  const bar = (index: number, count: number, middle: number) => ({
    x: percent((index + middle - stroke / 2) * width),
    width: percent(width * stroke),
    y: percent(1 - count / top),
    height: percent(count / top),
    pointerEvents: 'none' as const,
  })
  return (
    <ChartFrame {...{ title, rows, unit, before }}>
      {rows.map(({ day, count }, index) => {
        const earlier = before?.rows[index]?.count ?? 0
        return (
          <g key={day} className="group">
            {/* Full height, so that short bars can be hovered too. */}
            <rect x={percent(index * width)} width={percent(width)} height="100%" opacity="0">
              <title>{titleOf(dayName(day, unit), count, before && earlier)}</title>
            </rect>
            <rect {...bar(index, earlier, 0.5 - stroke / 2)} className="fill-strong-line" />
            <rect
              {...bar(index, count, before ? 0.5 + stroke / 2 : 0.5)}
              className="fill-ink group-hover:fill-accent"
            />
          </g>
        )
      })}
    </ChartFrame>
  )
}

function titleOf(name: string, count: number, before: number | undefined) {
  return before === undefined ? `${name}: ${count}` : `${name}: ${count}, before ${before}`
}
