import { seededRandom } from '#ui/wave.ts'

const WIDTH = 2400
const HEIGHT = 60
const EXTREMES = 14

/** The colour of the section as a layer whose upper edge is a wave; it rises with the scroll position (figures.css). */
export function Flood({ seed }: { seed: string }) {
  return (
    <div className="figures-tide absolute inset-0 -z-10 bg-(--flood)">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="figures-crest absolute bottom-[calc(100%-1px)] left-0 h-(--crest) w-[200%] max-w-none fill-(--flood)"
      >
        <path d={crestPath(seed)} />
      </svg>
    </div>
  )
}

/** Crests and troughs of different heights, joined by curves that are level at each of them. */
function crestPath(seed: string) {
  const random = seededRandom(seed)
  const step = WIDTH / EXTREMES
  let path = `M0 ${HEIGHT / 2}`
  for (let index = 1; index <= EXTREMES; index++) {
    const isLast = index === EXTREMES
    const x = Math.round(step * (isLast ? index : index + random() * 0.5 - 0.25))
    const y = Math.round(index % 2 ? random() * 18 : HEIGHT - random() * 18)
    path += `S${x - Math.round(step / 2)} ${y} ${x} ${y}`
  }
  return `${path}V${HEIGHT}H0z`
}
