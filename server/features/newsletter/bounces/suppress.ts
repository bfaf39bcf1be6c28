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

type Reader = { store: Store | StoreTransaction; secrets: Secrets }

/** Why an address gets no issues; undefined if it may. */
export function findSuppressed({ store, secrets }: Reader, address: string) {
  return store
    .selectFrom('suppressed_addresses')
    .selectAll()
    .where('email_lower', 'in', namesOf(secrets, address))
    .executeTakeFirst()
}

/** Which of these addresses are suppressed, in lower case. */
export async function suppressedAmong({ store, secrets }: Reader, addresses: string[]) {
  const byName = new Map(
    addresses.flatMap((address) =>
      namesOf(secrets, address).map((name) => [name, addressKey(address)] as const),
    ),
  )
  if (byName.size === 0) return new Set<string>()
  const rows = await store
    .selectFrom('suppressed_addresses')
    .select('email_lower')
    .where('email_lower', 'in', [...byName.keys()])
    .execute()
  return new Set(rows.map(({ email_lower }) => byName.get(email_lower) ?? ''))
}

/** Whoever confirms shows that mail arrives. A complaint stays until a person lifts it. */
export async function liftBounce(transaction: StoreTransaction, secrets: Secrets, address: string) {
  await transaction
    .deleteFrom('suppressed_addresses')
    .where('email_lower', 'in', namesOf(secrets, address))
    .where('reason', '=', 'bounce')
    .execute()
}

/** Replaces the address of an erased person by a keyed hash, so that nobody brings it back. */
export async function keepHash(transaction: StoreTransaction, secrets: Secrets, address: string) {
  const [key = '', hash = ''] = namesOf(secrets, address)
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
function namesOf(secrets: Secrets, address: string) {
  return [addressKey(address), addressHasher(secrets)(address)]
}
