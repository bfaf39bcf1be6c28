import { createHmac } from 'node:crypto'
import { addressKey } from '#server/features/newsletter/subscribe.ts'
import type { Store, StoreTransaction } from '#server/platform/db/schema.ts'
import type { Secrets } from '#server/platform/installation/secrets.ts'

/** Marks looked up in one statement. */
const BATCH = 500

/**
 * Makes the subject under which the audit log remembers that an address was erased: nobody can read the address from
 * it, and whoever has the address, the secret and this database finds it again.
 */
export function addressMarks({ erasedAddresses }: Secrets) {
  return (address: string) =>
    `address:${createHmac('sha256', erasedAddresses).update(addressKey(address)).digest('hex')}`
}

/** Those of the addresses that were erased once, as keys. They come back only by their owner's own doing. */
export async function erasedAmong(
  store: Store | StoreTransaction,
  secrets: Secrets,
  addresses: string[],
) {
  const markOf = addressMarks(secrets)
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
