import { waveHues } from '#model/wave-name.ts'
import { shape } from './tuned-wave.ts'

type WaveDrawingProps = {
  /** Of its gradient in the document. */
  id: string
  path: string
  className: string
  hidden?: boolean
}

/** A tuned wave in the colours of the spectrum, as large as its box. */
export function WaveDrawing({ id, path, className, hidden }: WaveDrawingProps) {
  return (
    <svg
      viewBox={`0 0 ${shape.width} ${shape.height}`}
      aria-hidden="true"
      data-wave
      {...(hidden && { hidden: true })}
      className={className}
      preserveAspectRatio="none"
    >
      <defs>
        <linearGradient id={id}>
          {waveHues.map((hue, index) => (
            <stop
              key={hue}
              offset={index / (waveHues.length - 1)}
              stopColor={`oklch(0.8 0.14 ${hue})`}
            />
          ))}
        </linearGradient>
      </defs>
      <path
        d={path}
        fill="none"
        stroke={`url(#${id})`}
        strokeWidth="1.6"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}
