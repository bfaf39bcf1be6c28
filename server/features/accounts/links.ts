import { createHash, createHmac, randomBytes } from 'node:crypto'
import { adminPaths } from '#model/admin-paths.ts'
import type { AccountLinkRow } from '#server/platform/db/rows/accounts.ts'
import type { Store, StoreTransaction } from '#server/platform/db/schema.ts'
import type { Secrets } from '#server/platform/installation/secrets.ts'
import type { Clock } from '#server/platform/runtime.ts'

const MINUTE = 60_000

/** Milliseconds. A link from later was made while the clock was ahead, and would work for as long. */
const AHEAD_MAX = 60 * MINUTE

export type NewLink = Pick<AccountLinkRow, 'id' | 'kind' | 'email' | 'role' | 'created_by'> & {
  key: string
  minutes: number
}

/** A key that is shown once on a screen or the console. Only its hash is stored. */
export function randomLinkKey() {
  return randomBytes(32).toString('base64url')
}

/**
 * The key of an emailed link. Derived from the row's id whenever the email is rendered, so that it is stored neither in
 * the outbox nor in the table.
 */
export function mailedLinkKey({ auth }: Secrets, id: string) {
  return createHmac('sha256', auth).update(`account-link ${id}`).digest('base64url')
}

/** The path of a link with its key. */
export function linkPath(key: string) {
  return `${adminPaths.welcome}?key=${key}`
}

/**
 * Stores a link. Earlier links of the same kind and address stop working, except resets: requesting one for someone
 * else must not invalidate the link that they already have.
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
  return validLinks(store, now).selectAll().where('key_hash', '=', hashOf(key)).executeTakeFirst()
}

/** The valid link of an outbox row. */
export function findLinkById(store: Store, id: string, now: Date) {
  return validLinks(store, now).selectAll().where('id', '=', id).executeTakeFirst()
}

/** Marks a link as used; false if it has been used in the meantime. */
export async function consumeLink(transaction: StoreTransaction, id: string, now: Date) {
  const { numUpdatedRows } = await transaction
    .updateTable('account_links')
    .set({ used_at: now.toISOString() })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Deletes the unused invitations that a person made: whoever may not invite must not let anybody in. Returns their number. */
export async function closeInvitationsBy(transaction: StoreTransaction, personId: string) {
  const { numDeletedRows } = await transaction
    .deleteFrom('account_links')
    .where('created_by', '=', personId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
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

/** Links that are unused and have not ended. */
export function validLinks(store: Store | StoreTransaction, now: Date) {
  return store
    .selectFrom('account_links')
    .where('created_at', '<', new Date(now.getTime() + AHEAD_MAX).toISOString())
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
}

function hashOf(key: string) {
  return createHash('sha256').update(key).digest('hex')
}
