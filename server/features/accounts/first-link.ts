import type { Deps } from '#server/deps.ts'
import { hasAccounts } from './ensure-owner.ts'
import { linkPath, openLink, randomLinkKey } from './links.ts'

/** A start that nobody answers is soon followed by another. */
const DAYS = 7

/**
 * The address (from the first slash on) where the first owner sets up their account, for the console; null once
 * there is an account. Every start makes a new one and ends the one before, and only its hash is stored.
 */
export async function firstLink(deps: Pick<Deps, 'store' | 'clock' | 'newId'>) {
  if (await hasAccounts(deps)) return null
  const key = randomLinkKey()
  const link = { id: deps.newId(), kind: 'set-up', email: '', role: 'owner' } as const
  await deps.store
    .transaction()
    .execute((transaction) =>
      openLink(transaction, deps, { ...link, created_by: null, key, minutes: DAYS * 24 * 60 }),
    )
  return linkPath(key)
}
