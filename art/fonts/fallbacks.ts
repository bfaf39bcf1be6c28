import arial from '@capsizecss/metrics/arial'
import arialBold from '@capsizecss/metrics/arial/700'
import timesNewRoman from '@capsizecss/metrics/timesNewRoman'
import timesNewRomanBold from '@capsizecss/metrics/timesNewRoman/700'
import type { fromBuffer } from '@capsizecss/unpack'
import type { Fallback, FontRole, TypeName } from '../../model/theme/type-pairs.ts'

type Metrics = Pick<
  Awaited<ReturnType<typeof fromBuffer>>,
  'ascent' | 'descent' | 'lineGap' | 'unitsPerEm' | 'xWidthAvg'
>

export type Fallbacks = Partial<Record<TypeName, Partial<Record<FontRole, Fallback>>>>

const substitutes: Record<Fallback['like'], Metrics> = {
  Arial: arial,
  'Arial Bold': arialBold,
  'Times New Roman': timesNewRoman,
  'Times New Roman Bold': timesNewRomanBold,
}

/** How a font that most devices have takes the room of another, in percent (CSS Fonts 5, "size-adjust"). */
export function fallbackOf(font: Metrics, like: Fallback['like']): Fallback {
  const substitute = substitutes[like]
  const size = widthOf(font) / widthOf(substitute)
  const inSize = (units: number) => percent(units / font.unitsPerEm / size)
  return {
    like,
    size: percent(size),
    ascent: inSize(font.ascent),
    descent: inSize(-font.descent),
    gap: inSize(font.lineGap),
  }
}

/** Average width of the letters of a text, in em. */
function widthOf({ xWidthAvg, unitsPerEm }: Metrics) {
  return xWidthAvg / unitsPerEm
}

function percent(share: number) {
  return Math.round(share * 1000) / 10
}

export function fallbackMetricsFile(fallbacks: Fallbacks) {
  const pairs = Object.entries(fallbacks).map(([pair, faces]) => {
    const lines = Object.entries(faces).map(([role, fallback]) => {
      const values = Object.entries(fallback).map(([name, value]) =>
        typeof value === 'string' ? `${name}: '${value}'` : `${name}: ${value}`,
      )
      return `    ${role}: { ${values.join(', ')} },`
    })
    return [`  ${pair}: {`, ...lines, '  },'].join('\n')
  })
  return [
    "import type { Fallback, FontRole } from './type-pairs.ts'",
    '',
    '/** How fonts that most devices have take the room of the display and text faces of each pair. Written by art/fonts.ts. */',
    'export const fallbackMetrics = {',
    ...pairs,
    '} satisfies Record<string, Partial<Record<FontRole, Fallback>>>',
    '',
  ].join('\n')
}
