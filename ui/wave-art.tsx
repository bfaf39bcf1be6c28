import { type WaveKind, type WaveShape, wavePath } from '#ui/wave-paths.ts'

type WaveArtProps = WaveShape & {
  kind: WaveKind
  /** The same seed always gives the same drawing. */
  seed: string
  stroke?: number
  className?: string
}

/** A generated, decorative drawing in the text colour. */
export function WaveArt({ kind, seed, stroke = 1.5, className, ...shape }: WaveArtProps) {
  return (
    <svg viewBox={`0 0 ${shape.width} ${shape.height}`} aria-hidden="true" className={className}>
      <path
        d={wavePath(kind, seed, shape)}
        fill="none"
        stroke="currentColor"
        strokeWidth={stroke}
      />
    </svg>
  )
}
