import type { ReactNode } from 'react'
import { cn } from '#ui/cn.ts'
import { curve } from '#ui/curve.ts'
import { waveField } from '#ui/wave.ts'

type SwellProps = {
  seed: string
  width: number
  height: number
  /** Where the farthest wave is. */
  horizon: number
  waves: number
  className: string
  /** What rises behind the waves. */
  children?: ReactNode
}

/** Our waves as a sea, in which the near ones hide the far ones. */
export function Swell({ seed, width, height, horizon, waves, className, children }: SwellProps) {
  const field = waveField(seed, 4)
  const paths = Array.from({ length: waves }, (_, index) => {
    const depth = (index / waves) ** 1.5
    const lift = 4 + depth * 34
    return curve({ width, height }, 8, (at) => [
      at * width,
      horizon + depth * (height - horizon) + lift * field(at, depth),
    ])
  })
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      strokeWidth="2"
      className={cn('absolute inset-0 size-full bg-fill fill-fill', className)}
    >
      {children}
      {paths.map((path) => (
        <path key={path} d={`${path}V${height}H0z`} />
      ))}
    </svg>
  )
}
