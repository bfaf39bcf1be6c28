import { auditFeatureName } from '#model/audit/audit.ts'
import { localDay } from '#model/local-time.ts'
import { download } from '#server/actions/action.ts'
import { type CsvColumn, csvLines } from '#server/actions/csv.ts'
import type { AuditRow } from '#server/platform/db/rows/audit.ts'
import type { Store } from '#server/platform/db/schema.ts'
import { summaryOf } from './change-summary.ts'
import { type ChangesFilter, changesFilterSchema, filterChanges } from './filter-changes.ts'

/** Rows per query. */
const BATCH = 2_000

const columns: CsvColumn<AuditRow>[] = [
  { head: 'at', value: ({ created_at }) => created_at },
  { head: 'who', value: ({ actor_name }) => actor_name },
  { head: 'what', value: summaryOf },
  { head: 'topic', value: ({ action }) => auditFeatureName(action) },
  { head: 'action', value: ({ action }) => action },
  { head: 'subject', value: ({ subject }) => subject },
]

/** The filtered audit log as CSV, newest first. */
export const exportChanges = download(
  'owner',
  changesFilterSchema,
  async ({ store, content, clock }, filter) => {
    const { timeZone } = await content.site()
    return {
      name: `audit-log-${localDay(clock(), timeZone)}.csv`,
      mediaType: 'text/csv; charset=utf-8',
      body: csvLines(columns, eachChange(store, filter, timeZone)),
    }
  },
)

async function* eachChange(store: Store, filter: ChangesFilter, zone: string) {
  let last: AuditRow | undefined
  do {
    let rows = filterChanges(store, filter, zone)
    if (last) {
      const { created_at, id } = last
      rows = rows.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('created_at', 'id'), '<', tuple(created_at, id)),
      )
    }
    const batch: AuditRow[] = await rows
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(BATCH)
      .execute()
    yield* batch
    last = batch.length === BATCH ? batch.at(-1) : undefined
  } while (last)
}
