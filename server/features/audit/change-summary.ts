import type { AuditRow } from '#server/platform/db/rows/audit.ts'

/** What a row says, with how often it happened. */
export function summaryOf({ summary, times }: Pick<AuditRow, 'summary' | 'times'>) {
  return times > 1 ? `${summary}, ${times.toLocaleString('en-US')} times` : summary
}
