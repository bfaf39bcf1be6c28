import { type BounceProvider, bounceProviders } from '#model/newsletter/bounce-providers.ts'
import type { Store, StoreTransaction } from '#server/platform/db/schema.ts'
import { decrypt, encrypt } from '#server/platform/installation/encrypt.ts'
import type { Secrets } from '#server/platform/installation/secrets.ts'

const secretKey = (provider: BounceProvider) => `bounces_${provider}`
const heardKey = (provider: BounceProvider) => `bounces_${provider}_heard_at`

/** Milliseconds after which another message moves the time; a storm must not write one row thousands of times. */
const HEARD_STEP = 60_000

/** By what a provider’s messages are known: a key, or the topic that they come from. Null if it is not connected. */
export async function readProviderSecret(
  { store, secrets }: { store: Store | StoreTransaction; secrets: Secrets },
  provider: BounceProvider,
) {
  const row = await store
    .selectFrom('settings')
    .select('value')
    .where('key', '=', secretKey(provider))
    .executeTakeFirst()
  return row ? decrypt(secrets.bounceSecrets, row.value) : null
}

export async function writeProviderSecret(
  transaction: StoreTransaction,
  secrets: Secrets,
  provider: BounceProvider,
  secret: string,
) {
  const value = encrypt(secrets.bounceSecrets, secret)
  await transaction
    .insertInto('settings')
    .values({ key: secretKey(provider), value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
}

export async function removeProvider(transaction: StoreTransaction, provider: BounceProvider) {
  const keys = [secretKey(provider), heardKey(provider)]
  const { numDeletedRows } = await transaction
    .deleteFrom('settings')
    .where('key', 'in', keys)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Notes that a provider has told something that was signed. */
export async function noteHeard(transaction: StoreTransaction, provider: BounceProvider, at: Date) {
  const value = at.toISOString()
  const before = new Date(at.getTime() - HEARD_STEP).toISOString()
  await transaction
    .insertInto('settings')
    .values({ key: heardKey(provider), value })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({ value }).where('settings.value', '<', before),
    )
    .execute()
}

/** Which providers are connected, and when each was last heard of. */
export async function readProviders(store: Store) {
  const keys = bounceProviders.flatMap((one) => [secretKey(one), heardKey(one)])
  const rows = await store.selectFrom('settings').selectAll().where('key', 'in', keys).execute()
  return bounceProviders.map((provider) => ({
    provider,
    isConnected: rows.some(({ key }) => key === secretKey(provider)),
    heardAt: rows.find(({ key }) => key === heardKey(provider))?.value ?? null,
  }))
}
