import { letterName } from '#model/newsletter/letter.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { LetterRow } from '#server/platform/db/rows/letters.ts'
import { countDeliveries, isWaiting, noDeliveries } from './deliveries.ts'
import { queueLetter } from './queue-letter.ts'
import { startDue } from './start-letter.ts'

type RunDeps = Pick<Deps, 'store' | 'clock' | 'newId' | 'report'>

/** True if a letter is due or being sent. */
export async function hasLettersToSend({ store, clock }: RunDeps) {
  const letter = await store
    .selectFrom('letters')
    .select('id')
    .where(({ and, or, eb }) =>
      or([
        eb('state', '=', 'sending'),
        and([eb('state', '=', 'scheduled'), eb('due_at', '<=', clock().toISOString())]),
      ]),
    )
    .limit(1)
    .executeTakeFirst()
  return letter !== undefined
}

/** Starts the letters that are due, and goes on with those that are being sent. */
export async function runLetters(deps: RunDeps) {
  const due = await deps.store
    .selectFrom('letters')
    .select('id')
    .where('state', '=', 'scheduled')
    .where('due_at', '<=', deps.clock().toISOString())
    .orderBy('due_at')
    .execute()
  for (const { id } of due) await startDue(deps, id).catch(deps.report)
  const sending = await deps.store
    .selectFrom('letters')
    .selectAll()
    .where('state', '=', 'sending')
    .orderBy('started_at')
    .execute()
  for (const letter of sending) {
    await continueSending(deps, letter).catch(deps.report)
  }
}

async function continueSending(deps: RunDeps, letter: LetterRow) {
  const isQueued = await queueLetter(deps, letter)
  if (isQueued && !(await isWaiting(deps, letter.id))) await finish(deps, letter.id)
}

/** Once every email was sent or failed for good. */
async function finish(deps: RunDeps, id: string) {
  const { store, clock } = deps
  const { sent, failed } = (await countDeliveries(store, [id])).get(id) ?? noDeliveries
  await store.transaction().execute(async (transaction) => {
    const letter = await transaction
      .updateTable('letters')
      .set(({ eb }) => ({
        state: 'sent',
        sent,
        finished_at: clock().toISOString(),
        version: eb('version', '+', 1),
      }))
      .where('id', '=', id)
      .where('state', '=', 'sending')
      .where('queued_at', 'is not', null)
      .returning('subject')
      .executeTakeFirst()
    if (!letter) return
    const failures = failed > 0 ? `, ${failed.toLocaleString('en-US')} failed` : ''
    await audit(
      transaction,
      { ...deps, actor: null },
      {
        action: 'newsletter.letter-finished',
        subject: `letter:${id}`,
        summary: `Sent the letter “${letterName(letter.subject)}” to ${sent.toLocaleString('en-US')}${failures}`,
      },
    )
  })
}
