const WIDTH = 240
const HEIGHT = 72
/** Room above and below the line for its own width. */
const EDGE = 3

/** A year as a stepped line, as an instrument writes it; the last step is filled to the floor. */
export function Trend({ values }: { values: readonly number[] }) {
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
      className="metric-trend"
    >
      <rect
        x={round(WIDTH - step)}
        y={round(last)}
        width={round(step)}
        height={round(HEIGHT - last)}
        className="metric-now"
      />
      <path d={`M0 ${round(heights[0] ?? HEIGHT)}${line}H${WIDTH}`} className="metric-line" />
    </svg>
  )
}

function round(number: number) {
  return Math.round(number * 10) / 10
}
