import { curve } from '#ui/curve.ts'

const WIDTH = 120
const HEIGHT = 1000
const POINTS_PER_CREST = 8

/** A wave with a crest for each part of the article; it takes its colour as the article is read (post.css). */
export function ReadingWave({ parts }: { parts: number }) {
  const path = wavePath(Math.max(2, parts))
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="sticky top-28 ml-auto h-[calc(100svh-10rem)] w-30 fill-none stroke-2 max-xl:hidden"
    >
      <path d={path} className="stroke-line [vector-effect:non-scaling-stroke]" />
      <path
        d={path}
        className="reading-wave stroke-fill stroke-3 [vector-effect:non-scaling-stroke]"
      />
    </svg>
  )
}

function wavePath(crests: number) {
  return curve({ width: WIDTH, height: HEIGHT }, crests * POINTS_PER_CREST, (fraction) => [
    WIDTH / 2 + Math.sin(2 * Math.PI * crests * fraction) * (WIDTH / 2 - 4),
    fraction * HEIGHT,
  ])
}
