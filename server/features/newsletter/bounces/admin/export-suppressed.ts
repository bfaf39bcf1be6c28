import { localDay } from '#model/local-time.ts'
import { suppressedFilterSchema } from '#model/newsletter/suppressed-schemas.ts'
import { download } from '#server/actions/action.ts'
import { type CsvColumn, csvLines } from '#server/actions/csv.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Store } from '#server/platform/db/schema.ts'
import { filterSuppressed, type SuppressedFilter } from './filter-suppressed.ts'

/** Rows per query. */
const BATCH = 2_000

type Row = Awaited<ReturnType<ReturnType<typeof filterSuppressed>['execute']>>[number]

const columns: CsvColumn<Row>[] = [
  { head: 'email', value: ({ email }) => email },
  { head: 'reason', value: ({ reason }) => reason },
  { head: 'detail', value: ({ detail }) => detail },
  { head: 'source', value: ({ source }) => source },
  { head: 'issue', value: ({ subject }) => subject },
  { head: 'suppressed_at', value: ({ created_at }) => created_at },
]

/** The filtered addresses as CSV, without those of erased people. Every export is recorded in the audit log. */
export const exportSuppressed = download(
  'editor',
  suppressedFilterSchema,
  async (context, filter) => {
    await context.store.transaction().execute((transaction) =>
      audit(transaction, context, {
        action: 'newsletter.exported',
        subject: 'suppressed-addresses',
        summary: 'Exported the suppressed addresses of the newsletter as CSV',
      }),
    )
    const { timeZone } = await context.content.site()
    return {
      name: `suppressed-${localDay(context.clock(), timeZone)}.csv`,
      mediaType: 'text/csv; charset=utf-8',
      body: csvLines(columns, eachSuppressed(context.store, filter)),
    }
  },
)

async function* eachSuppressed(store: Store, filter: SuppressedFilter) {
  let last = ''
  for (;;) {
    const batch = await filterSuppressed(store, filter)
      .where('email', '<>', '')
      .where('email_lower', '>', last)
      .orderBy('email_lower')
      .limit(BATCH)
      .execute()
    yield* batch
    if (batch.length < BATCH) return
    last = batch.at(-1)?.email_lower ?? ''
  }
}
