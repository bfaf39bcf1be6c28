import { z } from 'zod'
import { BULK_MAX } from '#model/leads/inbox.ts'
import { isSqlite } from '#server/platform/db/dialect.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import { fail } from '#server/platform/http/problem.ts'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** A lead's id; anything else matches no lead. */
export const leadId = z.string().catch('')

/** One id or several: a form may repeat the field. */
export const leadIds = z.preprocess(
  (value) => (Array.isArray(value) ? value : value === undefined ? [] : [value]),
  z
    .array(z.string())
    .min(1, 'Choose at least one lead.')
    .max(BULK_MAX, `Choose ${BULK_MAX} leads at most.`),
)

/**
 * Locks the leads until the transaction ends, so that concurrent changes run one after the other.
 * @throws HttpError 404 if none of them exists.
 */
export async function lockLeadsOrFail(transaction: StoreTransaction, ids: string[]) {
  const known = ids.filter((id) => UUID.test(id))
  if (known.length === 0) leadNotFound()
  const leads = await lockLeadsForUpdate(transaction, known)
  if (leads.length === 0) leadNotFound()
  return leads
}

export async function lockLeadOrFail(transaction: StoreTransaction, id: string) {
  const [lead] = await lockLeadsOrFail(transaction, [id])
  return lead ?? leadNotFound()
}

export function isLeadId(id: string) {
  return UUID.test(id)
}

export function leadNotFound(): never {
  fail(404, 'This lead does not exist. It may have been erased.')
}

/** Row-locks leads in id order to prevent deadlocks. Lock before touching dependent rows. */
export function lockLeadsForUpdate(transaction: StoreTransaction, ids: string[]) {
  const query = transaction.selectFrom('leads').selectAll().where('id', 'in', ids).orderBy('id')
  return (isSqlite(transaction) ? query : query.forUpdate()).execute()
}
