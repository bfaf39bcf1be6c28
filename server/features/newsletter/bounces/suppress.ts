import { SUPPRESSION_DETAIL_MAX } from '#model/newsletter/suppressed.ts'
import { addressKey } from '#server/features/newsletter/subscribe.ts'
import { addressHasher } from '#server/features/privacy/erased-address-hash.ts'
import type { SuppressedRow } from '#server/platform/db/rows/subscribers.ts'
import type { Store, StoreTransaction } from '#server/platform/db/schema.ts'
import type { Secrets } from '#server/platform/installation/secrets.ts'

type Suppression = Omit<SuppressedRow, 'email_lower' | 'created_at'> & { at: Date }

/** Sends an address no more issues. A complaint counts more than a bounce; otherwise what was said first stays. */
export async function suppress(
  transaction: StoreTransaction,
  { at, email, detail, ...suppression }: Suppression,
) {
  const row: SuppressedRow = {
    ...suppression,
    email,
    email_lower: addressKey(email),
    detail: detail.slice(0, SUPPRESSION_DETAIL_MAX).toWellFormed(),
    created_at: at.toISOString(),
  }
  await transaction
    .insertInto('suppressed_addresses')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('email_lower')
        .doUpdateSet(row)
        .where('suppressed_addresses.reason', '=', 'bounce')
        .where('excluded.reason', '=', 'complaint'),
    )
    .execute()
}

/** Why an address gets no issues; undefined if it may. */
export function findSuppressed(store: Store | StoreTransaction, address: string) {
  return store
    .selectFrom('suppressed_addresses')
    .selectAll()
    .where('email_lower', '=', addressKey(address))
    .executeTakeFirst()
}

/** Which of these addresses are suppressed, in lower case. */
export async function suppressedAmong(store: Store | StoreTransaction, addresses: string[]) {
  if (addresses.length === 0) return new Set<string>()
  const rows = await store
    .selectFrom('suppressed_addresses')
    .select('email_lower')
    .where('email_lower', 'in', addresses.map(addressKey))
    .execute()
  return new Set(rows.map(({ email_lower }) => email_lower))
}

/**
 * Whoever confirms shows that mail arrives, which lifts a bounce. A complaint stays until a person lifts it, also that of
 * somebody who was erased and is back.
 */
export async function recognise(transaction: StoreTransaction, secrets: Secrets, email: string) {
  const [key, hash] = namesOf(secrets, email)
  await transaction
    .deleteFrom('suppressed_addresses')
    .where('email_lower', 'in', [key, hash])
    .where('reason', '=', 'bounce')
    .execute()
  await transaction
    .updateTable('suppressed_addresses')
    .set({ email_lower: key, email })
    .where('email_lower', '=', hash)
    .execute()
}

/** Replaces the address of an erased person by a keyed hash, so that nobody brings it back. */
export async function keepHash(transaction: StoreTransaction, secrets: Secrets, address: string) {
  const [key, hash] = namesOf(secrets, address)
  const known = await transaction
    .selectFrom('suppressed_addresses')
    .select('email_lower')
    .where('email_lower', '=', hash)
    .executeTakeFirst()
  if (known) {
    await transaction.deleteFrom('suppressed_addresses').where('email_lower', '=', key).execute()
    return
  }
  await transaction
    .updateTable('suppressed_addresses')
    .set({ email_lower: hash, email: '', detail: '', issue_id: null })
    .where('email_lower', '=', key)
    .execute()
}

/** An address is stored under its key, or under a hash once it was erased. */
function namesOf(secrets: Secrets, address: string): [string, string] {
  return [addressKey(address), addressHasher(secrets)(address)]
}
