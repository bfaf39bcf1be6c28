import { waveField } from '#ui/wave.ts'

/** Number of strokes, one per week. */
export const WEEKS = 52

/** Week in which the 'switch' drawing ends. */
const SWITCH_OFF_WEEK = 37

/** SVG path: vertical strokes that start near zero, rise, and level off. */
export function slopePath(seed: string, width: number, height: number) {
  const noise = waveField(seed)
  return weekStrokes((share, week) => {
    const rise = share ** 2.2 / (share ** 2.2 + (1 - share) ** 1.6)
    const level = 0.03 + rise * 0.92 + noise(share, 0.5) * 0.05 * (0.3 + rise)
    const x = round(((week + 0.5) / WEEKS) * width)
    return `M${x} ${height}V${round(height * (1 - Math.min(1, level)))}`
  })
}

/** SVG path, top to bottom: horizontal strokes at full length from the first week until SWITCH_OFF_WEEK. */
export function switchPath(seed: string, width: number, height: number) {
  const noise = waveField(seed)
  return weekStrokes((share, week) => {
    const isOn = week > 1 && week < SWITCH_OFF_WEEK
    const level = isOn ? 0.82 + noise(share, 0.5) * 0.17 : 0.02
    const y = round(((week + 0.5) / WEEKS) * height)
    return `M0 ${y}H${round(width * level)}`
  })
}

function weekStrokes(stroke: (share: number, week: number) => string) {
  return Array.from({ length: WEEKS }, (_, week) => stroke(week / (WEEKS - 1), week)).join('')
}

function round(value: number) {
  return Math.round(value * 10) / 10
}
