import { waveField } from '../../ui/wave.ts'
import { line, type Point } from './brush.ts'

type Sheet = { width: number; height: number; lines: number; swing?: number; time?: number }

/** SVG path: a calm sheet of level lines that the wave field bends but never tangles. */
export function sheet(seed: string, { width, height, lines, swing = 1.3, time = 0 }: Sheet) {
  const field = waveField(seed, 2)
  const gap = height / lines
  return Array.from({ length: lines + 1 }, (_, index) =>
    line(
      Array.from({ length: 33 }, (_, step): Point => {
        const at = step / 32
        return [at * width, gap * (index + swing * field(at * 0.6, (index / lines) * 0.4, time))]
      }),
    ),
  ).join('')
}
