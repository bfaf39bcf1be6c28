import { issueName } from '#model/newsletter/issue.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { IssueRow } from '#server/platform/db/rows/issues.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import { writeIssue } from './issue-rows.ts'
import { countSubscribedBy } from './recipients.ts'

/** Milliseconds. After a longer outage, or from a restored backup, an issue may be out of date or have been sent. */
const LATE_MAX = 12 * 3_600_000

const failures = {
  nobody: 'When it was due, nobody had a confirmed subscription.',
  late: 'The server was not running when it was due. Check the issue, then send it or choose another time.',
}

/** Starts an issue whose time has come, unless it was started, moved or cancelled meanwhile. */
export async function startDue(deps: Pick<Deps, 'store' | 'clock' | 'newId'>, id: string) {
  await deps.store.transaction().execute(async (transaction) => {
    const issue = await transaction
      .updateTable('newsletter_issues')
      .set({ id })
      .where('id', '=', id)
      .where('state', '=', 'scheduled')
      .where('due_at', '<=', deps.clock().toISOString())
      .returningAll()
      .executeTakeFirst()
    if (!issue) return
    const own = { ...deps, actor: null }
    const late = deps.clock().getTime() - Date.parse(issue.due_at ?? '')
    if (late > LATE_MAX) await returnToDraft(transaction, own, issue, failures.late)
    else await startSending(transaction, own, issue)
  })
}

type StartDeps = Pick<Deps, 'clock' | 'newId'> & { actor: Parameters<typeof audit>[1]['actor'] }

/** Fixes the text and who gets it. Without a subscriber the issue becomes a draft again and says why. */
export async function startSending(
  transaction: StoreTransaction,
  deps: StartDeps,
  issue: IssueRow,
) {
  const now = deps.clock()
  const recipients = await countSubscribedBy(transaction, now)
  const subject = `issue:${issue.id}`
  const name = issueName(issue.subject)
  if (recipients === 0) return returnToDraft(transaction, deps, issue, failures.nobody)
  const started = {
    state: 'sending',
    started_at: now.toISOString(),
    recipients,
    failure: null,
  } as const
  await writeIssue(transaction, issue, started)
  const summary = `Started sending the issue “${name}” to ${recipients.toLocaleString('en-US')}`
  await audit(transaction, deps, { action: 'newsletter.issue-started', subject, summary })
}

/** Makes an issue a draft again that says why it was not sent. */
async function returnToDraft(
  transaction: StoreTransaction,
  deps: StartDeps,
  issue: IssueRow,
  failure: string,
) {
  await writeIssue(transaction, issue, { state: 'draft', failure })
  const summary = `Did not send the issue “${issueName(issue.subject)}” as scheduled: ${failure}`
  const subject = `issue:${issue.id}`
  await audit(transaction, deps, { action: 'newsletter.issue-failed', subject, summary })
}
