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
import { beforeImport } from './end-subscriptions.ts'

const HOUR = 3_600_000

/** Rows per transaction. */
const BATCH = 500

/**
 * The imports that can still be undone, newest first, with the addresses that they added or unsubscribed and nothing else has changed
 * since.
 */
export const listImports = query('editor', z.object({}), async (context) => {
  const rows = await context.store
    .selectFrom('newsletter_subscribers')
    .select(['import_id', ({ fn }) => fn.countAll().as('count')])
    .select(({ fn }) => fn.count('before_import').as('ended'))
    .select(({ fn }) => fn.min('import_at').as('at'))
    .where('import_at', '>=', undoableSince(context))
    .where('import_id', 'is not', null)
    .groupBy('import_id')
    .orderBy('at', 'desc')
    .execute()
  return {
    imports: rows.map(({ import_id, at, count, ended }) => ({
      ...{ id: String(import_id), at: at ?? '' },
      ...{ added: Number(count) - Number(ended), ended: Number(ended) },
    })),
  }
})

/**
 * Removes the addresses that an import added within a day, with the emails about their subscription, and makes those that it
 * unsubscribed what they were. Whoever has confirmed, unsubscribed or signed up since stays.
 */
export const undoImport = mutation('editor', importIdSchema, async (context, { importId }) => {
  const total = { removed: 0, restored: 0 }
  let count = 0
  do {
    count = await context.store.transaction().execute(async (transaction) => {
      const isFirst = total.removed + total.restored === 0
      const { removed, restored } = await undoBatch(transaction, context, importId)
      if (removed + restored > 0 && isFirst) {
        await audit(transaction, context, {
          action: 'newsletter.undone',
          subject: 'subscribers',
          summary: 'Undid an import of newsletter subscribers',
        })
      }
      total.removed += removed
      total.restored += restored
      return removed + restored
    })
    await setImmediate()
  } while (count > 0)
  const parts = [
    total.removed > 0 && `${countSubscribers(total.removed)} removed`,
    total.restored > 0 && `${countSubscribers(total.restored)} restored`,
  ].filter(Boolean)
  if (parts.length === 0) fail(409, 'Nothing of this import is left that could be removed.')
  return { message: `Import undone: ${parts.join(', ')}.`, value: null }
})

async function undoBatch(transaction: StoreTransaction, context: AdminContext, importId: string) {
  const batch = await transaction
    .selectFrom('newsletter_subscribers')
    .select(['id', 'before_import'])
    .where('import_id', '=', importId)
    .where('import_at', '>=', undoableSince(context))
    .limit(BATCH)
    .execute()
  let restored = 0
  for (const row of batch) {
    const before = beforeImport(row)
    if (!before) continue
    const { numUpdatedRows } = await transaction
      .updateTable('newsletter_subscribers')
      .set(before)
      .where('id', '=', row.id)
      .where('import_id', '=', importId)
      .executeTakeFirst()
    restored += Number(numUpdatedRows)
  }
  const added = batch.filter(({ before_import }) => before_import === null)
  return { restored, removed: await removeRows(transaction, importId, added) }
}

async function removeRows(transaction: StoreTransaction, importId: string, rows: { id: string }[]) {
  if (rows.length === 0) return 0
  const removed = await transaction
    .deleteFrom('newsletter_subscribers')
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    // Somebody may have confirmed since the batch was read.
    .where('import_id', '=', importId)
    .returning('id')
    .execute()
  const ids = removed.map(({ id }) => id)
  if (ids.length > 0) {
    await transaction.deleteFrom('outbox').where('subject_id', 'in', ids).execute()
  }
  return ids.length
}

function undoableSince({ clock }: AdminContext) {
  return new Date(clock().getTime() - UNDO_HOURS * HOUR).toISOString()
}
