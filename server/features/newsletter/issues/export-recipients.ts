import { issueKey } from '#model/content/standalone.ts'
import { issueName } from '#model/newsletter/issue.ts'
import { issueValues } from '#model/newsletter/issue-document.ts'
import { reasonText } from '#model/newsletter/recipient.ts'
import { download } from '#server/actions/action.ts'
import { type CsvColumn, csvLines } from '#server/actions/csv.ts'
import { parseBody } from '#server/features/content/published.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { RecipientRow } from '#server/platform/db/rows/issues.ts'
import type { Store } from '#server/platform/db/schema.ts'
import { findIssue, issueId } from './issue-rows.ts'

/** Rows per query. */
const BATCH = 2_000

const columns: CsvColumn<RecipientRow>[] = [
  { head: 'email', value: ({ email }) => email },
  { head: 'state', value: ({ state }) => state },
  { head: 'reason', value: ({ reason }) => reason && reasonText(reason) },
  { head: 'at', value: ({ at }) => at },
]

/** Everybody who has no email of an issue, with the reason, as CSV. Every export is recorded in the audit log. */
export const exportRest = download('editor', issueId, async (context, { id }) => {
  const { store } = context
  const { body } = await findIssue(store, id)
  const { subject } = issueValues(parseBody(body))
  await store.transaction().execute((transaction) =>
    audit(transaction, context, {
      action: 'newsletter.recipients-exported',
      subject: `content:${issueKey(id)}`,
      summary: `Exported who has no email of the issue “${issueName(subject)}” as CSV`,
    }),
  )
  return {
    name: 'not-sent.csv',
    mediaType: 'text/csv; charset=utf-8',
    body: csvLines(columns, eachUnsent(store, id)),
  }
})

async function* eachUnsent(store: Store, id: string) {
  let last: RecipientRow | undefined
  do {
    const batch: RecipientRow[] = await store
      .selectFrom('newsletter_recipients')
      .selectAll()
      .where('issue_id', '=', id)
      .where('state', '!=', 'sent')
      .where('subscriber_id', '>', last?.subscriber_id ?? '')
      .orderBy('subscriber_id')
      .limit(BATCH)
      .execute()
    yield* batch
    last = batch.length === BATCH ? batch.at(-1) : undefined
  } while (last)
}
