import { audit } from '#server/platform/actions/audit.ts'
import type { Config } from '#server/platform/config/config.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import type { Clock, NewId } from '#server/platform/runtime.ts'
import { openSealed, seal } from './sealed-secret.ts'
import {
  deriveKey,
  fingerprintOf,
  makeSecretKey,
  readSecretKey,
  secretKeyPlace,
} from './secret-key.ts'

/**
 * What the secrets are for, and the setting in which an installation from before the key holds each. Such a secret is
 * kept, encrypted with the key, so that second factors and links in mails that were sent go on working.
 */
const purposes = {
  auth: 'auth_secret',
  subscriberLinks: 'subscriber_key_secret',
  previews: 'preview_secret',
  leadFiles: 'lead_file_secret',
  erasedAddresses: 'erased_address_secret',
} as const

/** By purpose, text of 256 bits. */
export type Secrets = Record<keyof typeof purposes, string>

const FINGERPRINT = 'secret_key_fingerprint'

type SecretsConfig = Pick<Config, 'dataDir' | 'secretKey' | 'acceptNewSecretKey'>

/**
 * The secrets of this installation. All come from one key that is not in the database, so that a backup of the
 * database lets nobody sign anything; the database knows the key's fingerprint.
 * @throws Error with a sentence where the key is missing or is another one; the transaction is left undone.
 */
export async function openSecrets(
  transaction: StoreTransaction,
  config: SecretsConfig,
  tools: { clock: Clock; newId: NewId },
): Promise<Secrets> {
  const known = await readSetting(transaction, FINGERPRINT)
  const found = await readSecretKey(config)
  if (known && !config.acceptNewSecretKey) rejectOtherKey(config, known, found)
  const key = found ?? (await makeSecretKey(config))
  const fingerprint = fingerprintOf(key)
  if (known && known !== fingerprint) await giveUpOldKey(transaction, tools)
  if (known !== fingerprint) await writeSetting(transaction, FINGERPRINT, fingerprint)
  const secrets: Partial<Secrets> = {}
  for (const purpose of Object.keys(purposes) as (keyof Secrets)[]) {
    const older = await takeOver(transaction, key, purposes[purpose])
    secrets[purpose] = older ?? deriveKey(key, purpose).toString('base64url')
  }
  return secrets as Secrets
}

function rejectOtherKey(config: SecretsConfig, known: string, found: string | null) {
  const place = secretKeyPlace(config)
  if (found === null) {
    throw new Error(
      `The secret key of this installation is missing: there is no ${place}, and SECRET_KEY is not set. Nothing was changed. Restore the file from your backup, or set SECRET_KEY to its text; several servers on one database need the same key. ${LOST}`,
    )
  }
  if (fingerprintOf(found) === known) return
  throw new Error(
    `${place} is not the secret key that this database was used with. Nothing was changed. Restore the right key (the file secret.key, or SECRET_KEY); several servers on one database need the same one. ${LOST}`,
  )
}

const LOST =
  'If it is lost, start once with ACCEPT_NEW_SECRET_KEY=yes: everybody is signed out, authenticator apps are removed, links in mails that were sent (invitations, new passwords, confirmations, unsubscribing) stop working, and addresses that were erased are not recognised any more.'

/** The secret of a setting, encrypted from now on; null where there is none. */
async function takeOver(transaction: StoreTransaction, key: string, setting: string) {
  const stored = await readSetting(transaction, setting)
  if (stored === null) return null
  const opened = openSealed(key, setting, stored)
  if (opened !== null) return opened
  await writeSetting(transaction, setting, seal(key, setting, stored))
  return stored
}

/** What the old key has encrypted nobody can read any more. */
async function giveUpOldKey(transaction: StoreTransaction, tools: { clock: Clock; newId: NewId }) {
  const settings = Object.values(purposes)
  await transaction.deleteFrom('settings').where('key', 'in', settings).execute()
  await transaction.deleteFrom('session').execute()
  await transaction.deleteFrom('twoFactor').execute()
  // Passkeys are public keys and stay.
  await transaction
    .updateTable('user')
    .set({ twoFactorEnabled: 0 })
    .where('id', 'not in', transaction.selectFrom('passkeys').select('user_id'))
    .execute()
  await audit(
    transaction,
    { ...tools, actor: null },
    {
      action: 'system.secret-key-replaced',
      subject: 'installation',
      summary: 'Accepted a new secret key: all sessions ended, all authenticator apps removed',
    },
  )
}

async function readSetting(transaction: StoreTransaction, key: string) {
  const row = await transaction
    .selectFrom('settings')
    .select('value')
    .where('key', '=', key)
    .executeTakeFirst()
  return row?.value ?? null
}

async function writeSetting(transaction: StoreTransaction, key: string, value: string) {
  await transaction
    .insertInto('settings')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
}
