import { createHash, createHmac, randomBytes } from 'node:crypto'
import { adminPaths } from '#model/admin-paths.ts'
import type { AccountLinkRow } from '#server/platform/db/rows/accounts.ts'
import type { Store, StoreTransaction } from '#server/platform/db/schema.ts'
import type { Secrets } from '#server/platform/installation/secrets.ts'
import type { Clock } from '#server/platform/runtime.ts'

const MINUTE = 60_000

export type NewLink = Pick<AccountLinkRow, 'id' | 'kind' | 'email' | 'role' | 'created_by'> & {
  key: string
  minutes: number
}

/** A key that is shown once, on a screen or a console, and stored nowhere. */
export function randomLinkKey() {
  return randomBytes(32).toString('base64url')
}

/**
 * The key of a link that travels by mail: made anew from its row's id whenever the mail is written, so that neither
 * the outbox nor the table holds it.
 */
export function mailedLinkKey({ auth }: Secrets, id: string) {
  return createHmac('sha256', auth).update(`account-link ${id}`).digest('base64url')
}

/** The address behind a link, from the first slash on. */
export function linkPath(key: string) {
  return `${adminPaths.welcome}?key=${key}`
}

/**
 * Stores a link. Earlier ones of its kind for the same address stop working, but for resets: whoever asks for one in
 * somebody else's name must not end the link that they have.
 */
export async function openLink(
  transaction: StoreTransaction,
  { clock }: { clock: Clock },
  { key, minutes, ...link }: NewLink,
) {
  const { kind, email } = link
  if (kind !== 'reset') await closeLinks(transaction, { kind, email })
  const now = clock()
  await transaction
    .insertInto('account_links')
    .values({
      ...link,
      key_hash: hashOf(key),
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + minutes * MINUTE).toISOString(),
      used_at: null,
    })
    .execute()
}

/** The valid link of a key. */
export function findLink(store: Store | StoreTransaction, key: string, now: Date) {
  return openLinks(store, now).where('key_hash', '=', hashOf(key)).executeTakeFirst()
}

/** The valid link of an outbox row. */
export function findLinkById(store: Store, id: string, now: Date) {
  return openLinks(store, now).where('id', '=', id).executeTakeFirst()
}

/** Marks a link as used; false if it was used meanwhile. */
export async function consumeLink(transaction: StoreTransaction, id: string, now: Date) {
  const { numUpdatedRows } = await transaction
    .updateTable('account_links')
    .set({ used_at: now.toISOString() })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Deletes unused links. */
export async function closeLinks(
  transaction: StoreTransaction,
  { kind, email }: { kind?: AccountLinkRow['kind']; email: string },
) {
  let links = transaction
    .deleteFrom('account_links')
    .where('email', '=', email)
    .where('used_at', 'is', null)
  if (kind) links = links.where('kind', '=', kind)
  await links.execute()
}

function openLinks(store: Store | StoreTransaction, now: Date) {
  return store
    .selectFrom('account_links')
    .selectAll()
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
}

function hashOf(key: string) {
  return createHash('sha256').update(key).digest('hex')
}
