import { WAVE_NAME_MAX } from '#model/wave-name.ts'
import { seededRandom } from '#ui/wave.ts'
import { sourcesPath, type WaveShape } from '#ui/wave-paths.ts'

/** Where waves start, in percent of the drawing's width and height. */
export type Source = { x: number; y: number }

export type TunedWave = { name: string; sources: [Source, Source] }

/** The drawing's shape, in units of its view box. */
export const shape: WaveShape = { width: 1600, height: 700, lines: 30, points: 56, isFine: true }

/** In an opening, which is drawn while somebody types. */
export const heroShape: WaveShape = { ...shape, lines: 24, points: 48, isFine: false }

export const firstWave: TunedWave = {
  name: '',
  sources: [
    { x: 28, y: 64 },
    { x: 74, y: 30 },
  ],
}

/** The wave of a URL's query; whatever is missing or unreadable is as in `firstWave`. */
export function parseWave(search: string): TunedWave {
  const query = new URLSearchParams(search)
  const numbers = (query.get('sources') ?? '').split(',').map(Number)
  const isComplete = numbers.length === 4 && numbers.every((number) => number >= 0 && number <= 100)
  const name = (query.get('name') ?? '').slice(0, WAVE_NAME_MAX)
  if (!isComplete) return structuredClone({ ...firstWave, name })
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = numbers.map(Math.round)
  return {
    name,
    sources: [
      { x: x1, y: y1 },
      { x: x2, y: y2 },
    ],
  }
}

/** The query that shows this wave again, "?name=Ada&sources=28,64,74,30". */
export function searchOf({ name, sources }: TunedWave) {
  const numbers = sources.flatMap(({ x, y }) => [x, y]).join(',')
  return `?${new URLSearchParams({ name })}&sources=${numbers}`
}

/** The SVG path of the wave; the name decides how long the waves of each source are. */
export function tunedPath({ name, sources }: TunedWave, time: number, drawn = shape) {
  const random = seededRandom(name.trim().toLowerCase() || 'wavelength')
  const emitters = sources.map(({ x, y }) => ({
    x: x / 100,
    y: y / 100,
    cycles: 3 + random() * 6,
    phase: random(),
  }))
  return sourcesPath(emitters, { ...drawn, time })
}

/** The SVG path of a name alone. */
export function namePath(name: string, drawn: WaveShape) {
  return tunedPath({ ...firstWave, name }, 0, drawn)
}
