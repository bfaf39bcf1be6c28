import { setImmediate } from 'node:timers/promises'
import { z } from 'zod'
import { UNDO_HOURS } from '#model/import/import.ts'
import { countSubscribers } from '#model/newsletter/issue.ts'
import { importIdSchema } from '#model/newsletter/subscriber-schemas.ts'
import { mutation, query } from '#server/actions/action.ts'
import type { AdminContext } from '#server/actions/admin-context.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import { fail } from '#server/platform/http/problem.ts'

const HOUR = 3_600_000

/** Rows per transaction. */
const BATCH = 500

/** The imports that can still be undone, newest first, with the addresses that nothing else has changed since. */
export const listImports = query('editor', z.object({}), async (context) => {
  const rows = await context.store
    .selectFrom('newsletter_subscribers')
    .select(['import_id', ({ fn }) => fn.countAll().as('count')])
    .select(({ fn }) => fn.min('created_at').as('at'))
    .where('created_at', '>=', undoableSince(context))
    .where('import_id', 'is not', null)
    .groupBy('import_id')
    .orderBy('at', 'desc')
    .execute()
  return {
    imports: rows.map(({ import_id, at, count }) => {
      return { id: String(import_id), at, count: Number(count) }
    }),
  }
})

/**
 * Removes the addresses that an import added within a day, with the emails about their subscription. Whoever has
 * confirmed, unsubscribed or signed up since stays.
 */
export const undoImport = mutation('editor', importIdSchema, async (context, { importId }) => {
  let removed = 0
  let count = 0
  do {
    count = await context.store.transaction().execute(async (transaction) => {
      const rows = await removeBatch(transaction, context, importId)
      if (rows > 0 && removed === 0) {
        await audit(transaction, context, {
          action: 'newsletter.undone',
          subject: 'subscribers',
          summary: 'Undid an import of newsletter subscribers',
        })
      }
      return rows
    })
    removed += count
    await setImmediate()
  } while (count > 0)
  if (removed === 0) fail(409, 'Nothing of this import is left that could be removed.')
  return { message: `Import undone: ${countSubscribers(removed)} removed.`, value: null }
})

async function removeBatch(transaction: StoreTransaction, context: AdminContext, importId: string) {
  const batch = transaction
    .selectFrom('newsletter_subscribers')
    .select('id')
    .where('import_id', '=', importId)
    .where('created_at', '>=', undoableSince(context))
    .limit(BATCH)
  const rows = await transaction
    .deleteFrom('newsletter_subscribers')
    .where('id', 'in', batch)
    // Somebody may have confirmed since the batch was read.
    .where('import_id', '=', importId)
    .returning('id')
    .execute()
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0) {
    await transaction.deleteFrom('outbox').where('subject_id', 'in', ids).execute()
  }
  return ids.length
}

function undoableSince({ clock }: AdminContext) {
  return new Date(clock().getTime() - UNDO_HOURS * HOUR).toISOString()
}
