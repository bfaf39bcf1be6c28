import { conversionColumns } from '#model/insights/insights.ts'

type Converted = Record<(typeof conversionColumns)[keyof typeof conversionColumns], number>

/** Forms of all kinds that were sent. */
export function conversionsOf(counts: Converted) {
  return Object.values(conversionColumns).reduce((sum, column) => sum + counts[column], 0)
}
