import { issueName } from '#model/newsletter/issue.ts'
import { issueValues } from '#model/newsletter/issue-document.ts'
import { isEverybody } from '#model/newsletter/segment.ts'
import { readStored } from '#server/features/content/editor/stored-document.ts'
import type { Publisher } from '#server/features/content/editor/validate-revisions.ts'
import { endPlan, lockDocument } from '#server/features/content/plans/plan-rows.ts'
import { revisionOf } from '#server/features/content/plans/planned-revision.ts'
import { publishPlanned } from '#server/features/content/plans/publish-planned.ts'
import { parseBody } from '#server/features/content/published.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { PlanRow } from '#server/platform/db/rows/plans.ts'
import { issueIdOf } from './issue-rows.ts'
import { countRecipients } from './recipients.ts'
import { startSending } from './start-issue.ts'

/** Milliseconds. After a longer outage, or from a restored backup, an issue may be out of date or have been sent. */
const LATE_MAX = 12 * 3_600_000

const failures = {
  nobody: 'When it was due, nobody had a confirmed subscription.',
  nobodyInSegment:
    'When it was due, nobody met all conditions of “Who gets it”. Remove one of them, then send it or choose another time.',
  late: 'The server was not running when it was due. Check the issue, then send it or choose another time.',
}

/** Starts an issue whose time has come, unless another server or a person was faster. */
export async function sendPlanned(publisher: Publisher, plan: PlanRow) {
  const { document, revision_id, due_at } = plan
  const now = publisher.clock()
  const { body } = await revisionOf(publisher, plan)
  const { subject, segment, isPublic } = issueValues(parseBody(body ?? ''))
  const empty = isEverybody(segment) ? failures.nobody : failures.nobodyInSegment
  await publisher.store.transaction().execute(async (transaction) => {
    await lockDocument(transaction, document)
    const recipients = await countRecipients(transaction, segment, now)
    const isLate = now.getTime() - Date.parse(due_at) > LATE_MAX
    const failure = isLate ? failures.late : recipients === 0 ? empty : null
    if (!(await endPlan(transaction, plan, failure ? 'failed' : 'done', now, failure))) return
    if (failure) {
      await audit(transaction, publisher, {
        action: 'newsletter.issue-failed',
        subject: `content:${document}`,
        summary: `Did not send the issue “${issueName(subject)}” as scheduled: ${failure}`,
      })
      return
    }
    const { draft } = await readStored(transaction, document)
    await publishPlanned(publisher, transaction, plan)
    await startSending(transaction, publisher, {
      ...{ id: issueIdOf(document), revision_id: revision_id ?? '', subject, recipients, isPublic },
      author_name: draft?.author_name ?? plan.author_name,
    })
  })
}
