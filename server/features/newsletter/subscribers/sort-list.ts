import { setImmediate } from 'node:timers/promises'
import type { Deps } from '#server/deps.ts'
import { erasedAmong } from '#server/features/privacy/erased-address-hash.ts'
import type { NewAddress } from './check-lines.ts'
import { isToEnd, rowsOf } from './end-subscriptions.ts'

export type SortedList = {
  fresh: NewAddress[]
  /** Those who are subscribed or asked here, and have unsubscribed elsewhere since. */
  ended: NewAddress[]
  known: { confirmed: number; pending: number; unsubscribed: number; erased: number }
}

/** Separates a list's new addresses from known ones, and from those to be unsubscribed. Yields to other requests between batches. */
export async function sortList(
  { store, secrets }: Pick<Deps, 'store' | 'secrets'>,
  batches: string[],
): Promise<SortedList> {
  const known = { confirmed: 0, pending: 0, unsubscribed: 0, erased: 0 }
  const fresh: NewAddress[] = []
  const ended: NewAddress[] = []
  for (const batch of batches) {
    const addresses: NewAddress[] = JSON.parse(batch)
    const keys = addresses.map(({ key }) => key)
    const rows = await rowsOf(store, addresses)
    const stored = new Set(rows.map(({ email_lower }) => email_lower))
    const erased = await erasedAmong(
      store,
      secrets,
      keys.filter((key) => !stored.has(key)),
    )
    const listed = new Map(addresses.map((address) => [address.key, address]))
    for (const row of rows) {
      const address = listed.get(row.email_lower)
      if (address && isToEnd(row, address)) ended.push(address)
      else known[row.state] += 1
    }
    known.erased += erased.size
    fresh.push(...addresses.filter(({ key }) => !stored.has(key) && !erased.has(key)))
    await setImmediate()
  }
  return { fresh, ended, known }
}
