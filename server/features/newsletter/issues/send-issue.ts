import { z } from 'zod'
import { momentText } from '#model/moment-text.ts'
import { countSubscribers } from '#model/newsletter/issue.ts'
import { mutation } from '#server/actions/action.ts'
import type { AdminContext } from '#server/actions/admin-context.ts'
import { dueTime } from '#server/features/content/plans/due-time.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import { fail } from '#server/platform/http/problem.ts'
import { requireComplete } from './complete-issue.ts'
import { lockIssue, seenIssue, writeIssue } from './issue-rows.ts'
import { countSubscribedBy } from './recipients.ts'
import { startSending } from './start-issue.ts'

/** In the time zone of the site: "2026-11-30T09:00". */
const planSchema = seenIssue.extend({ at: z.string().max(30, 'Choose a date and time.') })

/** Schedules an issue, or moves one that is scheduled. */
export const scheduleIssue = mutation('editor', planSchema, async (context, { at, ...seen }) => {
  const { timeZone } = await context.content.site()
  const due_at = dueTime(context, at, timeZone).toISOString()
  await requireComplete(context, seen.id)
  await context.store.transaction().execute(async (transaction) => {
    const issue = await lockIssue(transaction, seen, ['draft', 'scheduled'])
    await requireRecipients(transaction, context)
    await writeIssue(transaction, issue, { state: 'scheduled', due_at, failure: null })
    const when = `${momentText(due_at, timeZone, 'moment')} (${timeZone})`
    await audit(transaction, context, {
      action: 'newsletter.issue-scheduled',
      subject: `issue:${issue.id}`,
      summary: `Scheduled the issue “${issue.subject}” for ${when}`,
    })
  })
  return { message: 'Scheduled. Everybody subscribed by then gets it.', value: null }
})

/** Sends an issue to everybody who is subscribed now. */
export const sendIssue = mutation('editor', seenIssue, async (context, seen) => {
  await requireComplete(context, seen.id)
  const count = await context.store.transaction().execute(async (transaction) => {
    const issue = await lockIssue(transaction, seen, ['draft', 'scheduled'])
    const recipients = await requireRecipients(transaction, context)
    await startSending(transaction, context, issue)
    return recipients
  })
  return { message: `Sending to ${countSubscribers(count)}.`, value: null }
})

async function requireRecipients(transaction: StoreTransaction, { clock }: AdminContext) {
  const count = await countSubscribedBy(transaction, clock())
  if (count > 0) return count
  fail(409, 'Nobody has confirmed a subscription yet, so there is nobody to send this to.')
}
