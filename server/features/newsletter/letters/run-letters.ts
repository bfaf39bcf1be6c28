import { letterName } from '#model/newsletter/letter.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { LetterRow } from '#server/platform/db/rows/letters.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import { countDeliveries } from './deliveries.ts'
import { writeLetter } from './letter-rows.ts'
import { queueLetter } from './queue-letter.ts'
import { countSubscribedBy } from './recipients.ts'

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
  for (const { id } of due) await start(deps, id).catch(deps.report)
  const sending = await deps.store
    .selectFrom('letters')
    .selectAll()
    .where('state', '=', 'sending')
    .orderBy('started_at')
    .execute()
  for (const letter of sending) {
    await queueLetter(deps, letter)
      .then(() => finish(deps, letter.id))
      .catch(deps.report)
  }
}

/** Does nothing if it was started, moved or cancelled meanwhile. */
async function start(deps: RunDeps, id: string) {
  await deps.store.transaction().execute(async (transaction) => {
    const letter = await transaction
      .updateTable('letters')
      .set({ id })
      .where('id', '=', id)
      .where('state', '=', 'scheduled')
      .where('due_at', '<=', deps.clock().toISOString())
      .returningAll()
      .executeTakeFirst()
    if (letter) await startSending(transaction, { ...deps, actor: null }, letter)
  })
}

type StartDeps = Pick<Deps, 'clock' | 'newId'> & { actor: Parameters<typeof audit>[1]['actor'] }

/** Fixes the text and who gets it. Without a subscriber the letter becomes a draft again and says why. */
export async function startSending(
  transaction: StoreTransaction,
  deps: StartDeps,
  letter: LetterRow,
) {
  const now = deps.clock()
  const recipients = await countSubscribedBy(transaction, now)
  const subject = `letter:${letter.id}`
  const name = letterName(letter.subject)
  if (recipients === 0) {
    const failure = 'Nobody had a confirmed subscription at its time, so it was not sent.'
    await writeLetter(transaction, letter, { state: 'draft', failure })
    const summary = `Could not send the letter “${name}”: nobody is subscribed`
    return audit(transaction, deps, { action: 'newsletter.letter-failed', subject, summary })
  }
  const started = {
    state: 'sending',
    started_at: now.toISOString(),
    recipients,
    failure: null,
  } as const
  await writeLetter(transaction, letter, started)
  const summary = `Started sending the letter “${name}” to ${recipients.toLocaleString('en-US')}`
  await audit(transaction, deps, { action: 'newsletter.letter-started', subject, summary })
}

/** Once every email was sent or failed for good. */
async function finish(deps: RunDeps, id: string) {
  const { store, clock } = deps
  const { sent, failed, waiting } = (await countDeliveries(store, [id])).get(id) ?? none
  if (waiting > 0) return
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

const none = { sent: 0, failed: 0, waiting: 0 }
