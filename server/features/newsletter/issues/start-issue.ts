import { issueKey } from '#model/content/standalone.ts'
import { issueName } from '#model/newsletter/issue.ts'
import type { Deps } from '#server/deps.ts'
import { addToArchive } from '#server/features/newsletter/archive/archive-issue.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { SentIssueRow } from '#server/platform/db/rows/issues.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import { addFirstRecipients } from './add-recipients.ts'

type StartDeps = Pick<Deps, 'clock' | 'newId' | 'content'> & {
  actor: Parameters<typeof audit>[1]['actor']
}

type Started = Pick<
  SentIssueRow,
  'id' | 'revision_id' | 'subject' | 'recipients' | 'author_name'
> & {
  isPublic: boolean
}

/** Fixes the text and who gets it, in the transaction that publishes the text. */
export async function startSending(
  transaction: StoreTransaction,
  deps: StartDeps,
  { isPublic, ...started }: Started,
) {
  const started_at = deps.clock().toISOString()
  await transaction
    .insertInto('newsletter_issues')
    .values({
      ...{ ...started, state: 'sending', started_at },
      ...{ listed_to: '', listed_at: null, queued_to: '', queued_at: null },
      ...{ finished_at: null, failure: null, slug: null, withdrawn_at: null },
    })
    .execute()
  await addFirstRecipients(transaction, deps, { ...started, started_at })
  const { id, subject, recipients } = started
  if (isPublic) await addToArchive(transaction, deps, started)
  await audit(transaction, deps, {
    action: 'newsletter.issue-started',
    subject: `content:${issueKey(id)}`,
    summary: `Started sending the issue “${issueName(subject)}” to ${recipients.toLocaleString('en-US')}`,
  })
}
