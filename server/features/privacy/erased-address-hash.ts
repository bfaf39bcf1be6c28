import { createHmac } from 'node:crypto'
import { addressKey } from '#server/features/newsletter/subscribe.ts'
import type { Store, StoreTransaction } from '#server/platform/db/schema.ts'
import type { Secrets } from '#server/platform/installation/secrets.ts'

/** Hashes per statement. */
const BATCH = 500

/** Returns the function that makes the audit subject of an erased address: a keyed hash instead of the address. */
export function addressHasher({ erasedAddresses }: Secrets) {
  return (address: string) =>
    `address:${createHmac('sha256', erasedAddresses).update(addressKey(address)).digest('hex')}`
}

/** Which of these addresses were erased before, in lower case. Only their owners can add them again. */
export async function erasedAmong(
  store: Store | StoreTransaction,
  secrets: Secrets,
  addresses: string[],
) {
  const hashOf = addressHasher(secrets)
  const byHash = new Map(addresses.map((address) => [hashOf(address), addressKey(address)]))
  const hashes = [...byHash.keys()]
  const erased = new Set<string>()
  for (let start = 0; start < hashes.length; start += BATCH) {
    const rows = await store
      .selectFrom('audit_log')
      .select('subject')
      .where('subject', 'in', hashes.slice(start, start + BATCH))
      .execute()
    for (const { subject } of rows) erased.add(byHash.get(subject) ?? '')
  }
  return erased
}
