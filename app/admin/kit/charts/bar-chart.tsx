import { ChartFrame } from './chart-frame.tsx'
import { type ChartUnit, type DayCount, dayName } from './day-name.ts'
import { percent, roundTop } from './scale.ts'

type BarChartProps = { title: string; rows: DayCount[]; unit: ChartUnit }

/** Of the room that a day or a month has. */
const STROKE = 0.34

/** Upright strokes, a day or a month each, as a spectrogram draws them. */
export function BarChart({ title, rows, unit }: BarChartProps) {
  const top = roundTop(Math.max(...rows.map(({ count }) => count)))
  const width = 1 / rows.length
  return (
    <ChartFrame title={title} rows={rows} unit={unit}>
      {rows.map(({ day, count }, index) => (
        <g key={day} className="chart-bar">
          {/* As high as the chart, so that a short day can be pointed at too. */}
          <rect x={percent(index * width)} width={percent(width)} height="100%" opacity="0">
            <title>{`${dayName(day, unit)}: ${count}`}</title>
          </rect>
          <rect
            x={percent((index + 0.5 - STROKE / 2) * width)}
            width={percent(width * STROKE)}
            y={percent(1 - count / top)}
            height={percent(count / top)}
            pointerEvents="none"
          />
        </g>
      ))}
    </ChartFrame>
  )
}
