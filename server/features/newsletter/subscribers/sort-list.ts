import { setImmediate } from 'node:timers/promises'
import type { Deps } from '#server/deps.ts'
import { erasedAmong } from '#server/features/privacy/erased-address-hash.ts'
import type { NewAddress } from './check-lines.ts'

export type SortedList = {
  fresh: NewAddress[]
  known: { confirmed: number; pending: number; unsubscribed: number; erased: number }
}

/** Separates a list's new addresses from known ones. Yields to other requests between batches. */
export async function sortList(
  { store, secrets }: Pick<Deps, 'store' | 'secrets'>,
  batches: string[],
): Promise<SortedList> {
  const known = { confirmed: 0, pending: 0, unsubscribed: 0, erased: 0 }
  const fresh: NewAddress[] = []
  for (const batch of batches) {
    const addresses: NewAddress[] = JSON.parse(batch)
    const keys = addresses.map(({ key }) => key)
    const rows = await store
      .selectFrom('newsletter_subscribers')
      .select(['email_lower', 'state'])
      .where('email_lower', 'in', keys)
      .execute()
    const stored = new Set(rows.map(({ email_lower }) => email_lower))
    const erased = await erasedAmong(
      store,
      secrets,
      keys.filter((key) => !stored.has(key)),
    )
    for (const { state } of rows) known[state] += 1
    known.erased += erased.size
    fresh.push(...addresses.filter(({ key }) => !stored.has(key) && !erased.has(key)))
    await setImmediate()
  }
  return { fresh, known }
}
