import { ChartFrame } from './chart-frame.tsx'
import type { ChartUnit, DayCount } from './day-name.ts'
import { roundTop } from './scale.ts'

type TraceChartProps = {
  title: string
  rows: DayCount[]
  unit: ChartUnit
  /** The period before, drawn as a dashed line. */
  before?: { name: string; rows: DayCount[] }
}

const WIDTH = 1000
const HEIGHT = 200

/** Heights of the echoes relative to the line, each drawn fainter. */
const echoes = [0.16, 0.33, 0.5, 0.67, 0.84, 1]

/** A line chart with fading copies of its line. */
export function TraceChart({ title, rows, unit, before }: TraceChartProps) {
  const top = roundTop(Math.max(...[...rows, ...(before?.rows ?? [])].map(({ count }) => count)))
  return (
    <ChartFrame {...{ title, rows, unit, before }}>
      <svg
        width="100%"
        height="100%"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="overflow-visible"
        aria-hidden="true"
      >
        {before && (
          <path
            d={tracePath(before.rows, top, 1)}
            className="fill-none stroke-[1.5px] stroke-soft"
            strokeDasharray="4 4"
            vectorEffect="non-scaling-stroke"
          />
        )}
        {echoes.map((share) => (
          <path
            key={share}
            d={tracePath(rows, top, share)}
            className="fill-none stroke-[1.5px] stroke-accent"
            opacity={share === 1 ? 1 : share * 0.5}
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
    </ChartFrame>
  )
}

/** A smooth curve that never overshoots the values. */
function tracePath(rows: DayCount[], top: number, share: number) {
  const step = WIDTH / Math.max(1, rows.length - 1)
  const points = rows.map(({ count }, index) => ({
    x: round(index * step),
    y: round(HEIGHT - (count / top) * HEIGHT * share),
  }))
  return points
    .map(({ x, y }, index) => {
      const previous = points[index - 1]
      if (!previous) return `M${x} ${y}`
      const middle = round((previous.x + x) / 2)
      return `C${middle} ${previous.y} ${middle} ${y} ${x} ${y}`
    })
    .join('')
}

function round(value: number) {
  return Math.round(value * 10) / 10
}
