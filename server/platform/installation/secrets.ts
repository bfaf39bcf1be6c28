import { audit } from '#server/platform/audit/audit.ts'
import type { Config } from '#server/platform/config/config.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import type { Clock, NewId } from '#server/platform/runtime.ts'
import {
  deriveKey,
  fingerprintOf,
  makeSecretKey,
  readSecretKey,
  secretKeyPlace,
} from './secret-key.ts'

const purposes = [
  'auth',
  'subscriberLinks',
  'previews',
  'leadFiles',
  'replyAddresses',
  'erasedAddresses',
  'limits',
  'webhookSecrets',
  'instanceProof',
  'callLinks',
  'callCalendars',
  'offerLinks',
  'indexNow',
  'bounceSecrets',
  'dkimKey',
] as const

/** One secret per purpose, each 256 bits as base64url. */
export type Secrets = Record<(typeof purposes)[number], string>

const FINGERPRINT = 'secret_key_fingerprint'

type SecretsConfig = Pick<Config, 'dataDir' | 'secretKey' | 'acceptNewSecretKey'>

/**
 * The installation's secrets, derived from one key outside the database: a stolen database cannot sign anything. The
 * database stores only the key's fingerprint.
 * @throws Error with a sentence when the key is missing or a different one; roll the transaction back.
 */
export async function openSecrets(
  transaction: StoreTransaction,
  config: SecretsConfig,
  deps: { clock: Clock; newId: NewId },
): Promise<Secrets> {
  const known = await readFingerprint(transaction)
  const found = await readSecretKey(config)
  if (known && !config.acceptNewSecretKey) rejectOtherKey(config, known, found)
  const key = found ?? (await makeSecretKey(config))
  const fingerprint = fingerprintOf(key)
  if (known && known !== fingerprint) await giveUpOldKey(transaction, deps)
  if (known !== fingerprint) await writeFingerprint(transaction, fingerprint)
  return Object.fromEntries(
    purposes.map((purpose) => [purpose, deriveKey(key, purpose).toString('base64url')]),
  ) as Secrets
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
  'If it is lost, start once with ACCEPT_NEW_SECRET_KEY=yes: everybody is signed out, authenticator apps are removed, links in mails that were sent (invitations, new passwords, confirmations, unsubscribing, booked calls, offers) stop working, the secrets of webhooks must be rotated, the addresses of calendars entered again, mail providers connected and the DKIM key made again, and addresses that were erased are not recognised any more.'

/** Removes what depends on the old key: sessions, links to accounts and authenticator apps. Passkeys are public keys and stay. */
async function giveUpOldKey(transaction: StoreTransaction, deps: { clock: Clock; newId: NewId }) {
  await transaction.deleteFrom('session').execute()
  // Whoever has the old key can make their keys.
  await transaction.deleteFrom('account_links').where('used_at', 'is', null).execute()
  await transaction.deleteFrom('twoFactor').execute()
  await transaction
    .updateTable('user')
    .set({ twoFactorEnabled: 0 })
    .where('id', 'not in', transaction.selectFrom('passkeys').select('user_id'))
    .execute()
  await audit(
    transaction,
    { ...deps, actor: null },
    {
      action: 'system.secret-key-replaced',
      subject: 'installation',
      summary:
        'Accepted a new secret key: all sessions and links to accounts ended, all authenticator apps removed',
    },
  )
}

async function readFingerprint(transaction: StoreTransaction) {
  const row = await transaction
    .selectFrom('settings')
    .select('value')
    .where('key', '=', FINGERPRINT)
    .executeTakeFirst()
  return row?.value ?? null
}

async function writeFingerprint(transaction: StoreTransaction, value: string) {
  await transaction
    .insertInto('settings')
    .values({ key: FINGERPRINT, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
}
