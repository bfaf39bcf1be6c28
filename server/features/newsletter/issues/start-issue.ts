import { issueKey } from '#model/content/standalone.ts'
import { issueName } from '#model/newsletter/issue.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { SentIssueRow } from '#server/platform/db/rows/issues.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'

type StartDeps = Pick<Deps, 'clock' | 'newId'> & { actor: Parameters<typeof audit>[1]['actor'] }

type Started = Pick<SentIssueRow, 'id' | 'revision_id' | 'subject' | 'recipients' | 'author_name'>

/** Fixes the text and who gets it, in the transaction that publishes the text. */
export async function startSending(
  transaction: StoreTransaction,
  deps: StartDeps,
  started: Started,
) {
  await transaction
    .insertInto('newsletter_issues')
    .values({
      ...{ ...started, state: 'sending', started_at: deps.clock().toISOString() },
      ...{ queued_to: '', queued_at: null, finished_at: null, sent: 0, failure: null },
    })
    .execute()
  const { id, subject, recipients } = started
  await audit(transaction, deps, {
    action: 'newsletter.issue-started',
    subject: `content:${issueKey(id)}`,
    summary: `Started sending the issue “${issueName(subject)}” to ${recipients.toLocaleString('en-US')}`,
  })
}
