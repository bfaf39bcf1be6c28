import { ChartFrame } from './chart-frame.tsx'
import { type ChartUnit, type DayCount, dayName } from './day-name.ts'
import { percent, topOf } from './scale.ts'

type LineChartProps = {
  title: string
  rows: DayCount[]
  unit: ChartUnit
  /** An earlier period, point by point, and its name. */
  before?: { name: string; rows: DayCount[] } | null
  /** What happened on a day of the rows; marked by their numbers. */
  notes?: { day: string; text: string }[]
  /** If it is the last day of the rows, or in the last month, that is a hollow point which the line does not lead to. */
  today: string
}

const WIDTH = 1000
const HEIGHT = 200

/** A line with one point per day or month, over that of an earlier period. */
export function LineChart({ title, rows, unit, before, notes = [], today }: LineChartProps) {
  const top = topOf(rows, before?.rows)
  const width = 1 / rows.length
  const points = pointsOf(rows, top, rows.length)
  const last = rows.length > 1 ? rows.at(-1)?.day.slice(0, unit === 'day' ? 10 : 7) : null
  const isUnfinished = Boolean(last && today.startsWith(last))
  const finished = isUnfinished ? points.slice(0, -1) : points
  return (
    <ChartFrame title={title} rows={rows} unit={unit} before={before} isLine>
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
            d={linePath(pointsOf(before.rows.slice(0, rows.length), top, rows.length))}
            className="fill-none stroke-[1.5px] stroke-soft [stroke-dasharray:4_4]"
            vectorEffect="non-scaling-stroke"
          />
        )}
        <path d={areaPath(finished)} className="fill-accent/10" />
        <path
          d={linePath(finished)}
          className="fill-none stroke-2 stroke-accent"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      {rows.map(({ day, count }, index) => (
        <g key={day} className="group">
          <rect x={percent(index * width)} width={percent(width)} height="100%" opacity="0">
            <title>{pointTitle(day, unit, count, before?.rows[index]?.count)}</title>
          </rect>
          <circle
            cx={percent((index + 0.5) * width)}
            cy={percent(1 - count / top)}
            r={rows.length === 1 ? 4 : 3}
            pointerEvents="none"
            className={pointClass(rows.length === 1, isUnfinished && index === rows.length - 1)}
          />
        </g>
      ))}
      {notes.map(({ day, text }, index) => {
        const place = rows.findLastIndex((row) => row.day <= day)
        const x = percent((Math.max(0, place) + 0.5) * width)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: several notes may have the same day and text
          <g key={index}>
            <title>{text}</title>
            <line x1={x} x2={x} y1="0" y2="100%" className="stroke-strong-line" />
            <circle cx={x} cy="0" r="9" className="fill-ink" />
            <text x={x} y="0" dy="0.35em" textAnchor="middle" className="fill-paper text-hint">
              {index + 1}
            </text>
          </g>
        )
      })}
    </ChartFrame>
  )
}

function pointClass(isOnly: boolean, isUnfinished: boolean) {
  if (isUnfinished) return 'fill-paper stroke-accent stroke-2'
  return isOnly ? 'fill-accent' : 'fill-accent opacity-0 group-hover:opacity-100'
}

/** Where each count is; `length` points fill the chart. */
function pointsOf(rows: DayCount[], top: number, length: number) {
  return rows.map(({ count }, index) => ({
    x: Math.round(((index + 0.5) / length) * WIDTH * 10) / 10,
    y: Math.round((1 - count / top) * HEIGHT * 10) / 10,
  }))
}

type Points = ReturnType<typeof pointsOf>

function linePath(points: Points) {
  return points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('')
}

/** What is below the line. */
function areaPath(points: Points) {
  return `${linePath(points)}V${HEIGHT}H${points[0]?.x ?? 0}Z`
}

function pointTitle(day: string, unit: ChartUnit, count: number, before: number | undefined) {
  const name = `${dayName(day, unit, 'long')}: ${count.toLocaleString('en-US')}`
  return before === undefined ? name : `${name}, before ${before.toLocaleString('en-US')}`
}
