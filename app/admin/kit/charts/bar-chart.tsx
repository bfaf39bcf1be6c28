import { ChartFrame } from './chart-frame.tsx'
import { type ChartUnit, type DayCount, dayName } from './day-name.ts'
import { percent, roundTop } from './scale.ts'

type BarChartProps = {
  title: string
  rows: DayCount[]
  unit: ChartUnit
  /** The period before, drawn as outlines behind. */
  before?: { name: string; rows: DayCount[] }
}

/** Width of a bar, relative to its column. */
const STROKE = 0.34

/** A bar chart with one bar per day or month. */
export function BarChart({ title, rows, unit, before }: BarChartProps) {
  const top = roundTop(Math.max(...[...rows, ...(before?.rows ?? [])].map(({ count }) => count)))
  const width = 1 / rows.length
  return (
    <ChartFrame {...{ title, rows, unit, before }} isWide>
      {rows.map(({ day, count }, index) => (
        <g key={day} className="group">
          {/* Full height, so that short bars can be hovered too. */}
          <rect x={percent(index * width)} width={percent(width)} height="100%" opacity="0">
            <title>{`${dayName(day, unit)}: ${count}`}</title>
          </rect>
          {before && (
            <rect
              x={percent((index + 0.5 - STROKE) * width)}
              width={percent(width * STROKE * 2)}
              y={percent(1 - (before.rows[index]?.count ?? 0) / top)}
              height={percent((before.rows[index]?.count ?? 0) / top)}
              pointerEvents="none"
              className="fill-line"
            />
          )}
          <rect
            x={percent((index + 0.5 - STROKE / 2) * width)}
            width={percent(width * STROKE)}
            y={percent(1 - count / top)}
            height={percent(count / top)}
            pointerEvents="none"
            className="fill-ink group-last-of-type:fill-accent group-hover:fill-accent"
          />
        </g>
      ))}
    </ChartFrame>
  )
}
