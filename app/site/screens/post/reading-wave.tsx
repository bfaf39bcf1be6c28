import { curve } from '#ui/curve.ts'

const WIDTH = 12
const HEIGHT = 40

const path = curve({ width: WIDTH, height: HEIGHT }, 8, (fraction) => [
  WIDTH / 2 + Math.sin(2 * Math.PI * fraction) * (WIDTH / 2 - 1.5),
  fraction * HEIGHT,
])

/** One period of a wave beside an entry of the table of contents; it takes its colour when its heading is reached (post.css). */
export function ReadingWave() {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="absolute inset-y-0 inset-s-0 h-full w-3 overflow-visible fill-none"
    >
      <path d={path} className="stroke-strong-line stroke-1 [vector-effect:non-scaling-stroke]" />
      <path
        d={path}
        className="reading-wave stroke-accent stroke-3 [vector-effect:non-scaling-stroke]"
      />
    </svg>
  )
}
