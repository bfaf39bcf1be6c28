import { mutation } from '#server/actions/action.ts'
import { audit } from '#server/platform/audit/audit.ts'
import { fail } from '#server/platform/http/problem.ts'
import { requireComplete } from './complete-letter.ts'
import { findLetter, letterId, lockLetter, seenLetter, writeLetter } from './letter-rows.ts'

/** Makes a scheduled letter a draft again. */
export const unscheduleLetter = mutation('editor', seenLetter, async (context, seen) => {
  await context.store.transaction().execute(async (transaction) => {
    const letter = await lockLetter(transaction, seen, ['scheduled'])
    await writeLetter(transaction, letter, { state: 'draft', due_at: null })
    await audit(transaction, context, {
      action: 'newsletter.letter-schedule-cancelled',
      subject: `letter:${letter.id}`,
      summary: `Cancelled the schedule of the letter “${letter.subject}”`,
    })
  })
  return { message: 'Cancelled. The letter is a draft again.', value: null }
})

/** Stops a letter that is being sent: what waits in the outbox is dropped when its turn comes (letter-email.ts). */
export const stopLetter = mutation('editor', letterId, async (context, { id }) => {
  await context.store.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('letters')
      .set(({ eb }) => ({
        state: 'cancelled',
        finished_at: context.clock().toISOString(),
        version: eb('version', '+', 1),
      }))
      .where('id', '=', id)
      .where('state', '=', 'sending')
      .executeTakeFirst()
    const { subject } = await findLetter(transaction, id)
    if (numUpdatedRows === 0n) fail(409, 'This letter is not being sent: nothing to stop.')
    await audit(transaction, context, {
      action: 'newsletter.letter-stopped',
      subject: `letter:${id}`,
      summary: `Stopped sending the letter “${subject}”`,
    })
  })
  return { message: 'Stopped. Nobody else gets this letter.', value: null }
})

/** Sends a stopped letter to those who have no email of it yet. The others are skipped by the outbox, by Message-ID. */
export const resumeLetter = mutation('editor', seenLetter, async (context, seen) => {
  await requireComplete(context, seen.id)
  await context.store.transaction().execute(async (transaction) => {
    const letter = await lockLetter(transaction, seen, ['cancelled'])
    const from = { queued_to: '', queued_at: null, finished_at: null, failure: null }
    await writeLetter(transaction, letter, { state: 'sending', ...from })
    await audit(transaction, context, {
      action: 'newsletter.letter-resumed',
      subject: `letter:${letter.id}`,
      summary: `Resumed sending the letter “${letter.subject}”`,
    })
  })
  return { message: 'Resumed. The others get this letter now.', value: null }
})
