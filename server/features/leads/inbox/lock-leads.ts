import { z } from 'zod'
import { BULK_MAX } from '#model/leads/inbox.ts'
import { holdLeads } from '#server/features/leads/lock-leads-for-update.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import { fail } from '#server/platform/http/problem.ts'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** A lead's id; anything else is a lead that is not there. */
export const leadId = z.string().catch('')

/** One lead or several, as a form sends one value or several under one name. */
export const leadIds = z.preprocess(
  (value) => (Array.isArray(value) ? value : value === undefined ? [] : [value]),
  z
    .array(z.string())
    .min(1, 'Choose at least one lead.')
    .max(BULK_MAX, `Choose ${BULK_MAX} leads at most.`),
)

/**
 * The leads, held until the transaction ends: two people who change one of them come one after the other.
 * @throws HttpError 404 where none of them is there.
 */
export async function lockLeads(transaction: StoreTransaction, ids: string[]) {
  const known = ids.filter((id) => UUID.test(id))
  if (known.length === 0) notHere()
  const leads = await holdLeads(transaction, known)
  if (leads.length === 0) notHere()
  return leads
}

export async function lockLead(transaction: StoreTransaction, id: string) {
  const [lead] = await lockLeads(transaction, [id])
  return lead ?? notHere()
}

export function isLeadId(id: string) {
  return UUID.test(id)
}

export function notHere(): never {
  fail(404, 'This lead does not exist. It may have been erased.')
}
