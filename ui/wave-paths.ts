import { curve, round } from '#ui/curve.ts'
import { seededRandom, type WaveField, waveField } from '#ui/wave.ts'

/** A further source of waves, in fractions of the width and height, with a strength from 0 to 1. */
export type WavePointer = { x: number; y: number; strength: number }

export type WaveShape = {
  width: number
  height: number
  lines?: number
  points?: number
  /** In loops: 0 and 1 are the same picture. */
  time?: number
  pointer?: WavePointer
  /** For animation: positions are not rounded to what a still drawing needs. */
  isFine?: boolean
}

const paths = {
  interference: interferencePath,
  spectrum: spectrumPath,
  trace: tracePath,
  rings: ringsPath,
} as const

export type WaveKind = keyof typeof paths

/** The SVG path of a drawing. The same seed always gives the same drawing. */
export function wavePath(kind: WaveKind, seed: string, shape: WaveShape) {
  return paths[kind](seed, shape)
}

/** A field with the waves of the pointer in it, which fade with the distance. */
function withPointer(field: WaveField, { pointer }: WaveShape): WaveField {
  if (!pointer) return field
  const { x: px, y: py, strength } = pointer
  return (x, y, time = 0) => {
    const distance = Math.hypot(x - px, y - py)
    const ripple = Math.sin(2 * Math.PI * (distance * 7 - time * 12)) * Math.exp(-distance * 4)
    return field(x, y, time) + strength * ripple
  }
}

/** SVG path: horizontal lines displaced by the wave field, strongest in the middle. */
function interferencePath(seed: string, shape: WaveShape) {
  return linesPath(withPointer(waveField(seed), shape), shape)
}

/** SVG path: lines displaced by the waves of these sources alone; x and y are fractions of the width and height. */
export function sourcesPath(
  sources: { x: number; y: number; cycles: number; phase: number }[],
  shape: WaveShape,
) {
  return linesPath((x, y, time = 0) => {
    const heights = sources.map((source) => {
      const distance = Math.hypot(x - source.x, y - source.y)
      const wave = Math.sin(2 * Math.PI * (distance * source.cycles + source.phase - time))
      return wave * Math.exp(-distance * 1.6)
    })
    return heights.reduce((sum, height) => sum + height, 0)
  }, shape)
}

function linesPath(field: WaveField, shape: WaveShape) {
  const { width, height, lines = 24, points = 24, time = 0 } = shape
  const gap = height / (lines + 1)
  return eachLine(lines, (line) => {
    const baseline = gap * (line + 1)
    return curve(shape, points, (at) => {
      const lift = field(at, line / lines, time) * Math.max(0, Math.sin(Math.PI * at)) ** 1.5
      return [at * width, baseline + lift * gap * 2.4]
    })
  })
}

/** As a fraction of the height. */
const SHORTEST_STROKE = 0.015

/** SVG path: vertical strokes whose lengths follow the wave field, like a spectrogram. */
function spectrumPath(seed: string, shape: WaveShape) {
  const { width, height, lines = 64, time = 0 } = shape
  const field = withPointer(waveField(seed, 4), shape)
  return eachLine(lines, (line) => {
    const at = (line + 0.5) / lines
    const level = Math.abs(field(at, 0.5, time)) ** 0.8
    const swing = level * (0.35 + 0.65 * Math.sin(Math.PI * at)) * (height / 2)
    // Without a gap, and to both ends.
    const half = Math.max(swing, height * SHORTEST_STROKE)
    return `M${round(at * width)} ${round(height / 2 - half)}V${round(height / 2 + half)}`
  })
}

/** SVG path: a Lissajous figure drawn several times, each slightly out of phase. */
export function tracePath(seed: string, shape: WaveShape) {
  const { width, height, lines = 9, points = 48, time = 0, pointer } = shape
  const random = seededRandom(seed)
  const xFrequency = 2 + Math.floor(random() * 3)
  const yFrequency = xFrequency + 1 + Math.floor(random() * 2)
  const phase = random() * Math.PI
  return eachLine(lines, (line) => {
    const bend = pointer ? pointer.strength * (pointer.x - 0.5) : 0
    const detune = (line / lines) * (0.5 + bend) + 2 * Math.PI * time
    return curve(shape, points, (at) => {
      const angle = at * 2 * Math.PI
      return [
        width / 2 + (width / 2 - 2) * Math.sin(xFrequency * angle + phase + detune),
        height / 2 + (height / 2 - 2) * Math.sin(yFrequency * angle),
      ]
    })
  })
}

/** SVG path: two sets of concentric rings that form a moiré pattern. */
function ringsPath(seed: string, shape: WaveShape) {
  const { width, height, lines = 18, time = 0, pointer } = shape
  const random = seededRandom(seed)
  const spread = 0.12 + random() * 0.16
  const tilt = random() * Math.PI * 2
  const maxRadius = Math.hypot(width, height) / 2
  const centres = [-1, 1].map((side) => ({
    x: width / 2 + side * Math.cos(tilt) * spread * width,
    y: height / 2 + side * Math.sin(tilt) * spread * height,
  }))
  // The second set leans towards the pointer.
  const [, second] = centres
  if (second && pointer) {
    second.x += (pointer.x * width - second.x) * 0.3 * pointer.strength
    second.y += (pointer.y * height - second.y) * 0.3 * pointer.strength
  }
  return centres
    .map(({ x, y }) =>
      eachLine(lines, (line) => {
        const radius = round(((line + 1 + time) / lines) * maxRadius)
        return `M${round(x - radius)} ${round(y)}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0`
      }),
    )
    .join('')
}

function eachLine(lines: number, draw: (line: number) => string) {
  return Array.from({ length: lines }, (_, line) => draw(line)).join('')
}
