import type { Store, StoreTransaction } from '#server/platform/db/schema.ts'
import { decrypt, encrypt } from '#server/platform/installation/encrypt.ts'
import type { Secrets } from '#server/platform/installation/secrets.ts'
import type { DkimKey } from '#server/platform/mail/sign-mail.ts'

const KEY = 'dkim_key'

/** The key with which this server signs, as it is stored. */
export type OwnKey = {
  domain: string
  selector: string
  /** Base64, as the DNS record has it. */
  publicKey: string
  /** PEM, encrypted. */
  privateKey: string
  /** False until the record was found in the DNS. */
  isUsed: boolean
}

export async function readOwnKey(store: Store | StoreTransaction): Promise<OwnKey | null> {
  const row = await store
    .selectFrom('settings')
    .select('value')
    .where('key', '=', KEY)
    .executeTakeFirst()
  return row ? JSON.parse(row.value) : null
}

export async function writeOwnKey(transaction: StoreTransaction, key: OwnKey) {
  const value = JSON.stringify(key)
  await transaction
    .insertInto('settings')
    .values({ key: KEY, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
}

export async function removeOwnKey(transaction: StoreTransaction) {
  await transaction.deleteFrom('settings').where('key', '=', KEY).execute()
}

export function encryptKey({ dkimKey }: Secrets, pem: string) {
  return encrypt(dkimKey, pem)
}

/** Whether a key may sign for this sender: receivers ask for the domain of the address or one above it (RFC 7489, 3.1.1). */
export function coversSender({ domain }: Pick<OwnKey, 'domain'>, address: string) {
  const own = address.slice(address.lastIndexOf('@') + 1).toLowerCase()
  return own === domain || own.endsWith(`.${domain}`)
}

/** What an email of this sender is signed with; null if it is not signed here. */
export async function signingKey(
  { store, secrets }: { store: Store; secrets: Secrets },
  address: string,
): Promise<DkimKey | null> {
  const key = await readOwnKey(store)
  if (!key?.isUsed || !coversSender(key, address)) return null
  const privateKey = decrypt(secrets.dkimKey, key.privateKey)
  return privateKey ? { domain: key.domain, selector: key.selector, privateKey } : null
}
