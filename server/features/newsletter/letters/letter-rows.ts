import { z } from 'zod'
import type { LetterState } from '#model/newsletter/letter.ts'
import { seenVersion } from '#server/actions/seen-version.ts'
import type { LetterRow } from '#server/platform/db/rows/letters.ts'
import type { Store, StoreTransaction } from '#server/platform/db/schema.ts'
import { fail } from '#server/platform/http/problem.ts'

/** A letter as the person saw it. */
export const seenLetter = z.object({ id: z.uuid(), version: seenVersion })

export const letterId = z.object({ id: z.uuid() })

/** @throws HttpError 404 */
export async function findLetter(store: Store | StoreTransaction, id: string) {
  const row = await store.selectFrom('letters').selectAll().where('id', '=', id).executeTakeFirst()
  return row ?? fail(404, 'This letter does not exist. Somebody may have deleted it.')
}

/**
 * The letter, locked until the transaction ends.
 * @throws HttpError 404, and 409 if it is in none of these states or was changed since the person saw it.
 */
export async function lockLetter(
  transaction: StoreTransaction,
  { id, version }: z.output<typeof seenLetter>,
  states: LetterState[],
) {
  // A write, because SQLite has no other lock.
  await transaction.updateTable('letters').set({ id }).where('id', '=', id).execute()
  const letter = await findLetter(transaction, id)
  if (!states.includes(letter.state)) fail(409, stateMessages[letter.state])
  if (letter.version !== version) {
    const who = letter.author_name
    fail(409, `${who} has saved this letter meanwhile. Nothing was changed: compare first.`)
  }
  return letter
}

const stateMessages: Record<LetterState, string> = {
  draft: 'This letter is a draft: its schedule was cancelled meanwhile.',
  scheduled: 'This letter is scheduled. Cancel its schedule first.',
  sending: 'This letter is already being sent.',
  sent: 'This letter has already been sent.',
  cancelled: 'This letter was stopped.',
}

/** Writes a locked letter; returns its new version. */
export async function writeLetter(
  transaction: StoreTransaction,
  { id, version }: LetterRow,
  change: Partial<LetterRow>,
) {
  const next = version + 1
  await transaction
    .updateTable('letters')
    .set({ ...change, version: next })
    .where('id', '=', id)
    .execute()
  return next
}
