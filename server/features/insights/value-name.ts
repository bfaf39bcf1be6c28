import { type ConversionKind, conversions, type Dimension } from '#model/insights/insights.ts'
import type { InsightFilter } from './filter-insights.ts'

const deviceNames: Record<string, string> = { phone: 'Phone', tablet: 'Tablet', desktop: 'Desktop' }

/** Known languages have many names; a code that is none stays as it is. */
const languages = new Intl.DisplayNames('en', { type: 'language', fallback: 'code' })

/** How a value of a dimension is shown. Not in browsers, which may know other names of languages. */
export function valueName(dimension: Dimension, value: string) {
  if (dimension === 'device') return deviceNames[value] ?? value
  if (dimension === 'conversion') return conversions[value as ConversionKind]?.title ?? value
  if (dimension === 'language' && /^[a-z]{2,3}$/.test(value)) return languages.of(value) ?? value
  return value
}

/** The value of a filter; null for all visits. */
export function filterName({ by, is }: Pick<InsightFilter, 'by' | 'is'>) {
  return by && is ? valueName(by, is) : null
}
