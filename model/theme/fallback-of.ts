import type { Fallback } from './type-pairs.ts'

/** In units of the font; `xWidthAvg`: of the letters of an English text. */
export type FontMetrics = {
  ascent: number
  descent: number
  lineGap: number
  unitsPerEm: number
  xWidthAvg: number
}

/** Average widths of the letters of an English text, in em, from the metrics collected by Capsize. */
const widths: Record<Fallback['like'], number> = {
  Arial: 913 / 2048,
  'Arial Bold': 983 / 2048,
  'Times New Roman': 832 / 2048,
  'Times New Roman Bold': 886 / 2048,
}

/** How a font that most devices have takes the room of another, in percent (CSS Fonts 5, "size-adjust"). */
export function fallbackOf(font: FontMetrics, like: Fallback['like']): Fallback {
  const size = font.xWidthAvg / font.unitsPerEm / widths[like]
  const inSize = (units: number) => percent(units / font.unitsPerEm / size)
  return {
    like,
    size: percent(size),
    ascent: inSize(font.ascent),
    descent: inSize(-font.descent),
    gap: inSize(font.lineGap),
  }
}

function percent(share: number) {
  return Math.round(share * 1000) / 10
}
