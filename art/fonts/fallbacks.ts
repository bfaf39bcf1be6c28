import type { Fallback, FontRole, TypeName } from '../../model/theme/type-pairs.ts'

export type Fallbacks = Partial<Record<TypeName, Partial<Record<FontRole, Fallback>>>>

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
