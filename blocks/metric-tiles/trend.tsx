import { cn } from '#ui/cn.ts'

const WIDTH = 240
const HEIGHT = 72
/** Padding above and below the line for its stroke width. */
const EDGE = 3

type TrendProps = { values: readonly number[]; className: string }

/** A stepped line chart; the last step is filled down to the baseline. */
export function Trend({ values, className }: TrendProps) {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const step = WIDTH / values.length
  const heights = values.map(
    (value) => HEIGHT - EDGE - ((value - low) / (high - low || 1)) * (HEIGHT - 2 * EDGE),
  )
  const line = heights.map((y, index) => `H${round(index * step)}V${round(y)}`).join('')
  const last = heights.at(-1) ?? HEIGHT
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={cn('w-full', className)}
    >
      <rect
        x={round(WIDTH - step)}
        y={round(last)}
        width={round(step)}
        height={round(HEIGHT - last)}
        className="fill-fill"
      />
      <path
        d={`M0 ${round(heights[0] ?? HEIGHT)}${line}H${WIDTH}`}
        className="fill-none stroke-ink stroke-2 [vector-effect:non-scaling-stroke]"
      />
    </svg>
  )
}

function round(number: number) {
  return Math.round(number * 10) / 10
}
