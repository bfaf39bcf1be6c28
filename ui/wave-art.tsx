import { interferencePath, ringsPath, spectrumPath, tracePath, type WaveShape } from '#ui/wave.ts'

const painters = {
  interference: interferencePath,
  spectrum: spectrumPath,
  trace: tracePath,
  rings: ringsPath,
} as const

export type WaveKind = keyof typeof painters

type WaveArtProps = WaveShape & {
  kind: WaveKind
  /** The same seed draws the same picture, here and in every other place. */
  seed: string
  stroke?: number
  className?: string
}

/** A computed drawing in the colour of the text; decoration, so it is hidden from reading. */
export function WaveArt({ kind, seed, stroke = 1.5, className, ...shape }: WaveArtProps) {
  return (
    <svg viewBox={`0 0 ${shape.width} ${shape.height}`} aria-hidden="true" className={className}>
      <path
        d={painters[kind](seed, shape)}
        fill="none"
        stroke="currentColor"
        strokeWidth={stroke}
      />
    </svg>
  )
}
