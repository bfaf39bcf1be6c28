import type { AuditRow } from '#server/platform/db/rows/audit.ts'

/** What a row says, with how often it happened. */
export function summaryOf({ summary, occurrences }: Pick<AuditRow, 'summary' | 'occurrences'>) {
  return occurrences > 1 ? `${summary}, ${occurrences.toLocaleString('en-US')} times` : summary
}
