import { waveField } from '#ui/wave.ts'

type ShareWaveProps = {
  /** Between 0 and 1. */
  share: number
  /** The same seed gives the same drawing. */
  seed: string
}

const STROKES = 72
const HEIGHT = 64
const GAP = 8

/** A decorative drawing of vertical strokes; a fraction of them is highlighted. Needs the figure as text next to it. */
export function ShareWave({ share, seed }: ShareWaveProps) {
  const highlighted = Math.round(share * STROKES)
  return (
    <svg
      viewBox={`0 0 ${STROKES * GAP} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="h-14 w-full stroke-line stroke-3"
    >
      <path
        d={strokes(seed, 0, highlighted)}
        className="stroke-well"
        vectorEffect="non-scaling-stroke"
      />
      <path d={strokes(seed, highlighted, STROKES)} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}

function strokes(seed: string, from: number, to: number) {
  const field = waveField(seed, 4)
  let path = ''
  for (let index = from; index < to; index++) {
    const level = 0.14 + 0.86 * Math.abs(field((index + 0.5) / STROKES, 0.5)) ** 0.7
    const half = Math.min(1, level) * (HEIGHT / 2)
    const x = index * GAP + GAP / 2
    path += `M${x} ${(HEIGHT / 2 - half).toFixed(1)}V${(HEIGHT / 2 + half).toFixed(1)}`
  }
  return path
}
