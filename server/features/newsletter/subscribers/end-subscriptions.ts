import type { Deps } from '#server/deps.ts'
import { type Details, noDetails } from '#server/features/newsletter/details.ts'
import { enqueueEvents } from '#server/features/webhooks/enqueue-event.ts'
import type { SubscriberRow } from '#server/platform/db/rows/subscribers.ts'
import type { Store, StoreTransaction } from '#server/platform/db/schema.ts'
import type { NewAddress } from './check-lines.ts'

/** What an import that unsubscribes an address changes. */
export type BeforeImport = Pick<SubscriberRow, 'state' | 'nonce' | 'import_id' | 'import_at'> &
  Details

type Known = Pick<SubscriberRow, 'state' | 'consent_at' | 'confirmed_at'>

/** The rows of addresses that are known here. */
export function rowsOf(store: Store | StoreTransaction, addresses: readonly NewAddress[]) {
  return store
    .selectFrom('newsletter_subscribers')
    .selectAll()
    .where(
      'email_lower',
      'in',
      addresses.map(({ key }) => key),
    )
    .execute()
}

/**
 * True for somebody who is subscribed or asked here, and has unsubscribed elsewhere: that wins, unless they are known to have signed up
 * here afterwards.
 */
export function isToEnd(row: Known, { state, unsubscribedAt }: NewAddress) {
  if (state !== 'unsubscribed' || row.state === 'unsubscribed') return false
  const signUps = [row.consent_at, row.confirmed_at ?? '']
  return unsubscribedAt === null || !signUps.some((signUp) => isLater(signUp, unsubscribedAt))
}

/** Compares ISO dates and date-times. A date is later only if all of its day is, or all of the other's was before. */
function isLater(one: string, other: string) {
  const isDay = other.length === 'yyyy-mm-dd'.length
  return (isDay ? one.slice(0, other.length) : one) > other
}

/** Unsubscribes addresses of a list in a transaction, as far as that still holds; returns how many. */
export async function endSubscriptions(
  transaction: StoreTransaction,
  { clock, newId }: Pick<Deps, 'clock' | 'newId'>,
  importId: string,
  addresses: readonly NewAddress[],
) {
  const byKey = new Map(addresses.map((address) => [address.key, address]))
  const now = clock().toISOString()
  const ended: string[] = []
  for (const row of await rowsOf(transaction, addresses)) {
    const address = byKey.get(row.email_lower)
    if (!address || !isToEnd(row, address)) continue
    const { state, nonce, import_id, import_at } = row
    const { first_name, company, language, tags, topics, paused_until } = row
    const details = { first_name, company, language, tags, topics, paused_until }
    const before: BeforeImport = { state, nonce, import_id, import_at, ...details }
    const { numUpdatedRows } = await transaction
      .updateTable('newsletter_subscribers')
      .set({
        ...{ state: 'unsubscribed', nonce: null, ...noDetails },
        unsubscribed_at: address.unsubscribedAt ?? now,
        ...{ import_id: importId, import_at: now, before_import: JSON.stringify(before) },
      })
      .where('id', '=', row.id)
      // They may have confirmed or asked again since the row was read.
      .where('state', '=', state)
      .where('nonce', 'is not distinct from', nonce)
      .executeTakeFirst()
    if (numUpdatedRows > 0n) ended.push(row.id)
  }
  await enqueueEvents(transaction, { clock, newId }, 'subscription.ended', ended)
  return ended.length
}

/** What an address was before the import that unsubscribed it. */
export function beforeImport({ before_import }: Pick<SubscriberRow, 'before_import'>) {
  if (before_import === null) return null
  return {
    ...(JSON.parse(before_import) as BeforeImport),
    unsubscribed_at: null,
    before_import: null,
  }
}
