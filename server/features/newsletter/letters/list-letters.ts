import { z } from 'zod'
import { LETTERS_PER_PAGE } from '#model/newsletter/letter.ts'
import { query, type ResultOf } from '#server/actions/action.ts'
import type { LetterRow } from '#server/platform/db/rows/letters.ts'
import { countDeliveries, noDeliveries } from './deliveries.ts'

const pageSchema = z.object({ page: z.coerce.number().int().min(1).max(100_000).catch(1) })

/** A page of letters, newest first. */
export const listLetters = query('viewer', pageSchema, async ({ store }, { page }) => {
  const rows = await store
    .selectFrom('letters')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(LETTERS_PER_PAGE + 1)
    .offset((page - 1) * LETTERS_PER_PAGE)
    .execute()
  const shown = rows.slice(0, LETTERS_PER_PAGE)
  const counts = await countDeliveries(
    store,
    shown.map(({ id }) => id),
  )
  return {
    page,
    letters: shown.map((row) => presentLetter(row, counts.get(row.id))),
    hasMore: rows.length > LETTERS_PER_PAGE,
  }
})

export type Letter = ResultOf<typeof listLetters>['letters'][number]

/** `deliveries`: what the outbox has of it; emails of people who were erased are no longer there. */
export function presentLetter(row: LetterRow, deliveries = noDeliveries) {
  const { id, subject, preheader, state, version, failure, recipients } = row
  const { failed, waiting, retried, retriedUntil } = deliveries
  const sent = Math.max(row.sent, deliveries.sent)
  const isQueued = row.queued_at !== null
  return {
    ...{ id, subject, preheader, state, version, failure, recipients },
    ...{ sent, failed, retried, retriedUntil },
    /** Not tried yet; who unsubscribes meanwhile counts until their turn. */
    waiting: isQueued ? waiting : Math.max(0, recipients - sent - failed - retried),
    /** It counts as sent: all that is left is tried again, which can take days. */
    isRetried: state === 'sending' && isQueued && waiting === 0 && retried > 0 && sent > 0,
    /** When it is due, was sent or was saved. */
    at: row.started_at ?? (state === 'scheduled' ? row.due_at : null) ?? row.updated_at,
    by: row.author_name,
  }
}
