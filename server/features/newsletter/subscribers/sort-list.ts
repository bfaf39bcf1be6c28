import { setImmediate } from 'node:timers/promises'
import type { Deps } from '#server/deps.ts'
import { suppressedAmong } from '#server/features/newsletter/bounces/suppress.ts'
import { erasedAmong } from '#server/features/privacy/erased-address-hash.ts'
import type { NewAddress } from './check-lines.ts'
import { isToEnd, rowsOf } from './end-subscriptions.ts'

export type SortedList = {
  fresh: NewAddress[]
  /** Those who are subscribed or asked here, and have unsubscribed elsewhere since. */
  ended: NewAddress[]
  known: {
    confirmed: number
    pending: number
    unsubscribed: number
    erased: number
    suppressed: number
  }
}

/** Separates a list's new addresses from known ones, and from those to be unsubscribed. Yields to other requests between batches. */
export async function sortList(
  { store, secrets }: Pick<Deps, 'store' | 'secrets'>,
  batches: string[],
): Promise<SortedList> {
  const known = { confirmed: 0, pending: 0, unsubscribed: 0, erased: 0, suppressed: 0 }
  const fresh: NewAddress[] = []
  const ended: NewAddress[] = []
  for (const batch of batches) {
    const addresses: NewAddress[] = JSON.parse(batch)
    const keys = addresses.map(({ key }) => key)
    const rows = await rowsOf(store, addresses)
    const stored = new Set(rows.map(({ email_lower }) => email_lower))
    const unknown = keys.filter((key) => !stored.has(key))
    const erased = await erasedAmong(store, secrets, unknown)
    const suppressed = await suppressedAmong(store, unknown)
    const listed = new Map(addresses.map((address) => [address.key, address]))
    for (const row of rows) {
      const address = listed.get(row.email_lower)
      if (address && isToEnd(row, address)) ended.push(address)
      else known[row.state] += 1
    }
    known.erased += erased.size
    known.suppressed += suppressed.size
    const isFresh = (key: string) => !stored.has(key) && !erased.has(key) && !suppressed.has(key)
    fresh.push(...addresses.filter(({ key }) => isFresh(key)))
    await setImmediate()
  }
  return { fresh, ended, known }
}
