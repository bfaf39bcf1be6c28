import { type ConversionColumn, conversions } from '#model/insights/insights.ts'

/** How often visits led to anything. */
export function conversionsOf(counts: Record<ConversionColumn, number>) {
  return Object.values(conversions).reduce((sum, { column }) => sum + counts[column], 0)
}
