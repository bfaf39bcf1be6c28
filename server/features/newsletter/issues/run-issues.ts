import { issueKey } from '#model/content/standalone.ts'
import { issueName } from '#model/newsletter/issue.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { SentIssueRow } from '#server/platform/db/rows/issues.ts'
import { countDeliveries, isWaiting, noDeliveries } from './deliveries.ts'
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
  const isQueued = await queueIssue(deps, issue)
  if (isQueued && !(await isWaiting(deps, issue.id))) await finish(deps, issue.id)
}

/** Once every email was sent or failed for good. */
async function finish(deps: RunDeps, id: string) {
  const { store, clock } = deps
  const { sent, failed } = (await countDeliveries(store, [id])).get(id) ?? noDeliveries
  await store.transaction().execute(async (transaction) => {
    const issue = await transaction
      .updateTable('newsletter_issues')
      .set({ state: 'sent', sent, finished_at: clock().toISOString() })
      .where('id', '=', id)
      .where('state', '=', 'sending')
      .where('queued_at', 'is not', null)
      .returning('subject')
      .executeTakeFirst()
    if (!issue) return
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
