import { createHmac } from 'node:crypto'
import { installationSecret } from '#server/db/installation-secret.ts'
import type { Store, StoreTransaction } from '#server/db/schema.ts'
import { addressKey } from '#server/newsletter/subscribe.ts'

const SECRET_NAME = 'erased_address_secret'

/** Marks looked up in one statement. */
const BATCH = 500

/**
 * Makes the subject under which the audit log remembers that an address was erased: nobody can read the address from
 * it, and whoever has the address and this database finds it again.
 */
export async function addressMarks(store: Store | StoreTransaction) {
  const secret = await installationSecret(store, SECRET_NAME)
  return (address: string) =>
    `address:${createHmac('sha256', secret).update(addressKey(address)).digest('hex')}`
}

/** Those of the addresses that were erased once, as keys. They come back only by their owner's own doing. */
export async function erasedAmong(store: Store | StoreTransaction, addresses: string[]) {
  const markOf = await addressMarks(store)
  const byMark = new Map(addresses.map((address) => [markOf(address), addressKey(address)]))
  const marks = [...byMark.keys()]
  const erased = new Set<string>()
  for (let start = 0; start < marks.length; start += BATCH) {
    const rows = await store
      .selectFrom('audit_log')
      .select('subject')
      .where('subject', 'in', marks.slice(start, start + BATCH))
      .execute()
    for (const { subject } of rows) erased.add(byMark.get(subject) ?? '')
  }
  return erased
}
