import { seededRandom } from '#ui/wave.ts'

const WIDTH = 2400
const HEIGHT = 120
const EXTREMES = 12
/** Between the lowest trough and the highest crest of one line. */
const SWELL = 54
/** Lines above the coloured edge. */
const LINES = [1, 2, 3]
const LINE_GAP = 16

/** The colour of the section as a layer whose upper edge is a wave; it rises with the scroll position (tide.css). */
export function Tide({ seed }: { seed: string }) {
  const edge = edgePath(seed)
  const start = HEIGHT - SWELL / 2
  return (
    <div className="tide absolute inset-0 -z-10 bg-(--flood)">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="tide-crest absolute bottom-[calc(100%-1px)] inset-s-0 h-(--crest) w-[200%] max-w-none"
      >
        <path d={`M0 ${start}${edge}V${HEIGHT}H0z`} className="fill-(--flood)" />
        <path
          d={LINES.map((line) => `M0 ${start - line * LINE_GAP}${edge}`).join('')}
          className="fill-none stroke-(--flood) stroke-2 [vector-effect:non-scaling-stroke]"
        />
      </svg>
    </div>
  )
}

/** Crests and troughs of different heights, joined by curves that are level at each of them. In relative coordinates. */
function edgePath(seed: string) {
  const random = seededRandom(seed)
  const step = WIDTH / EXTREMES
  let [x, y] = [0, 0]
  let path = ''
  for (let index = 1; index <= EXTREMES; index++) {
    const isLast = index === EXTREMES
    const nextX = Math.round(step * (isLast ? index : index + random() * 0.5 - 0.25))
    const nextY = Math.round((index % 2 ? -1 : 1) * (SWELL / 2) * (0.35 + random() * 0.65))
    const half = Math.round((nextX - x) / 2)
    path += `c${half} 0 ${half} ${nextY - y} ${nextX - x} ${nextY - y}`
    x = nextX
    y = nextY
  }
  return path
}
