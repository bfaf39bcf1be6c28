import { adminPaths } from '#model/admin-paths.ts'
import type { Check } from '#model/go-live/checks.ts'
import { missingAdvice, testState } from '#model/mail/inbox-test.ts'
import { momentText } from '#model/moment-text.ts'
import type { AdminContext } from '#server/actions/admin-context.ts'
import { inboxState } from '#server/features/leads/mails/inbox-state.ts'

const place = { name: 'Open Receive mail', href: `${adminPaths.system}#received-mail` }

/** Whether answers of visitors come into the inbox. */
export async function checkInbox(context: AdminContext): Promise<Check> {
  const inbox = await inboxState(context)
  const { timeZone, notify } = await context.content.site()
  return { id: 'inbox', place, ...judge() }

  function judge(): Omit<Check, 'id'> {
    if (!inbox) {
      const found = `Answers of visitors go to ${notify[0] ?? 'the mailboxes of the team'}, not into the inbox.`
      return { state: 'warning', found, advice: 'System says how to have them there.' }
    }
    const { address, problem, test } = inbox
    if (problem) return { state: 'todo', found: problem }
    const state = test && testState(test, context.clock())
    if (test && state === 'missing') return { state: 'todo', found: missingAdvice(test) }
    if (test?.arrivedAt) {
      const at = momentText(test.arrivedAt, timeZone, 'moment')
      return { state: 'done', found: `A test email to ${address} came in on ${at}.` }
    }
    if (test) return { state: 'unknown', found: 'A test email is on its way to the inbox.' }
    const found = `Receiving mail at ${address} has not been tested yet.`
    return { state: 'warning', found, advice: 'Send a test email to the inbox.' }
  }
}
