import { issueKey } from '#model/content/standalone.ts'
import { issueName } from '#model/newsletter/issue.ts'
import type { Deps } from '#server/deps.ts'
import { enqueueEvent } from '#server/features/webhooks/enqueue-event.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { SentIssueRow } from '#server/platform/db/rows/issues.ts'
import { addRecipients } from './add-recipients.ts'
import { countDeliveries, hasUnqueued, isWaiting, nobody } from './deliveries.ts'
import { queueIssue } from './queue-issue.ts'

type RunDeps = Pick<Deps, 'store' | 'clock' | 'newId' | 'report'>

/** True if an issue is being sent. */
export async function hasIssuesToSend({ store }: RunDeps) {
  const issue = await store
    .selectFrom('newsletter_issues')
    .select('id')
    .where('state', '=', 'sending')
    .limit(1)
    .executeTakeFirst()
  return issue !== undefined
}

/** Goes on with the issues that are being sent. */
export async function runIssues(deps: RunDeps) {
  const sending = await deps.store
    .selectFrom('newsletter_issues')
    .selectAll()
    .where('state', '=', 'sending')
    .orderBy('started_at')
    .execute()
  for (const issue of sending) {
    await continueSending(deps, issue).catch(deps.report)
  }
}

async function continueSending(deps: RunDeps, issue: SentIssueRow) {
  if (!(await addRecipients(deps, issue)) || !(await queueIssue(deps, issue))) return
  if (await isWaiting(deps, issue.id)) return
  if (await hasUnqueued(deps, issue.id)) return queueAgain(deps, issue.id)
  await finish(deps, issue.id)
}

/** Looks for recipients whose email was dropped just when a stopped issue was resumed. */
async function queueAgain({ store }: RunDeps, id: string) {
  await store
    .updateTable('newsletter_issues')
    .set({ queued_to: '', queued_at: null })
    .where('id', '=', id)
    .where('state', '=', 'sending')
    .execute()
}

/** Once every email was sent or failed for good. */
async function finish(deps: RunDeps, id: string) {
  const { store, clock } = deps
  const { sent, failed } = (await countDeliveries(store, [id])).get(id) ?? nobody
  await store.transaction().execute(async (transaction) => {
    const issue = await transaction
      .updateTable('newsletter_issues')
      .set({ state: 'sent', finished_at: clock().toISOString() })
      .where('id', '=', id)
      .where('state', '=', 'sending')
      .where('queued_at', 'is not', null)
      .returning('subject')
      .executeTakeFirst()
    if (!issue) return
    await enqueueEvent(transaction, deps, 'issue.sent', id)
    const failures = failed > 0 ? `, ${failed.toLocaleString('en-US')} failed` : ''
    await audit(
      transaction,
      { ...deps, actor: null },
      {
        action: 'newsletter.issue-finished',
        subject: `content:${issueKey(id)}`,
        summary: `Sent the issue “${issueName(issue.subject)}” to ${sent.toLocaleString('en-US')}${failures}`,
      },
    )
  })
}
