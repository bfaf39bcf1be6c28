import type { Parts } from '#server/app-context.ts'
import { hasAccounts } from './ensure-owner.ts'
import { linkPath, openLink, randomLinkKey } from './links.ts'

/** A start that nobody answers is soon followed by another. */
const DAYS = 7

/**
 * The address (from the first slash on) where the first owner sets up their account, for the console; null once
 * there is an account. Every start makes a new one and ends the one before, and only its hash is stored.
 */
export async function firstLink(parts: Pick<Parts, 'store' | 'clock' | 'newId'>) {
  if (await hasAccounts(parts)) return null
  const key = randomLinkKey()
  const link = { id: parts.newId(), kind: 'set-up', email: '', role: 'owner' } as const
  await parts.store
    .transaction()
    .execute((transaction) =>
      openLink(transaction, parts, { ...link, created_by: null, key, minutes: DAYS * 24 * 60 }),
    )
  return linkPath(key)
}
