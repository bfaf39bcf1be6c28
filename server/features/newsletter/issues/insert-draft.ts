import type { AdminContext } from '#server/actions/admin-context.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { IssueRow } from '#server/platform/db/rows/issues.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'

/** `summary`: what the audit log says. */
type Draft = Pick<IssueRow, 'subject' | 'preheader' | 'markdown'> & { summary: string }

/** Adds a draft by the signed-in person; returns its id. */
export async function insertDraft(
  transaction: StoreTransaction,
  context: AdminContext,
  { subject, preheader, markdown, summary }: Draft,
) {
  const { actor, clock, newId } = context
  const id = newId()
  const now = clock().toISOString()
  await transaction
    .insertInto('newsletter_issues')
    .values({
      ...{ id, subject, preheader, markdown, state: 'draft', version: 1 },
      ...{ due_at: null, started_at: null, queued_to: '', queued_at: null, finished_at: null },
      ...{ recipients: 0, sent: 0, failure: null, author_id: actor.id, author_name: actor.name },
      ...{ created_at: now, updated_at: now },
    })
    .execute()
  await audit(transaction, context, {
    action: 'newsletter.issue-drafted',
    subject: `issue:${id}`,
    summary,
  })
  return id
}
