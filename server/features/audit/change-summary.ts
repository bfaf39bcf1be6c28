import type { AuditRow } from '#server/platform/db/rows/audit.ts'

/** The summary of a row, with the number of occurrences. */
export function summaryOf({ summary, occurrences }: Pick<AuditRow, 'summary' | 'occurrences'>) {
  return occurrences > 1 ? `${summary}, ${occurrences.toLocaleString('en-US')} times` : summary
}
