import { symmetricDecrypt } from 'better-auth/crypto'
import type { Store } from '#server/platform/db/schema.ts'
import type { Secrets } from '#server/platform/installation/secrets.ts'
import { hashPassword, verifyPassword } from './password-hash.ts'
import { newRecoveryCodes } from './recovery-codes.ts'

/** How better-auth stores recovery codes: each hashed as a password is. Hashes that are left stay as they are. */
export const storedRecoveryCodes = {
  async encrypt(json: string) {
    const hashes: string[] = []
    // One after the other: each takes 19 MiB for a moment.
    for (const code of JSON.parse(json)) hashes.push(await hashOnce(code))
    return JSON.stringify(hashes)
  },
  decrypt: async (stored: string) => stored,
}

/** The stored hash that this code made; undefined where none did. */
export async function storedCodeOf({ store }: { store: Store }, userId: string, code: string) {
  const row = await store
    .selectFrom('twoFactor')
    .select('backupCodes')
    .where('userId', '=', userId)
    .executeTakeFirst()
  const hashes: string[] = JSON.parse(row?.backupCodes ?? '[]')
  for (const hash of hashes) if (await verifyPassword({ hash, password: code })) return hash
  return undefined
}

/** Other codes for a person; answered this once. */
export async function replaceRecoveryCodes({ store }: { store: Store }, userId: string) {
  const codes = newRecoveryCodes()
  const backupCodes = await storedRecoveryCodes.encrypt(JSON.stringify(codes))
  await store.updateTable('twoFactor').set({ backupCodes }).where('userId', '=', userId).execute()
  return codes
}

/** Hashes the codes that an earlier version has encrypted. */
export async function hashEncryptedCodes({ store, secrets }: { store: Store; secrets: Secrets }) {
  const rows = await store.selectFrom('twoFactor').select(['id', 'backupCodes']).execute()
  for (const { id, backupCodes: encrypted } of rows) {
    if (encrypted.startsWith('[')) continue
    const codes = await symmetricDecrypt({ key: secrets.auth, data: encrypted })
    const backupCodes = await storedRecoveryCodes.encrypt(codes)
    await store
      .updateTable('twoFactor')
      .set({ backupCodes })
      .where('id', '=', id)
      .where('backupCodes', '=', encrypted)
      .execute()
  }
}

async function hashOnce(code: string) {
  return code.startsWith('$argon2id$') ? code : hashPassword(code)
}
