import type { Deps } from '#server/deps.ts'
import { randomText } from '#server/platform/random-text.ts'
import { verifyPassword } from './password-hash.ts'

/** Without characters that look alike: 0 O, 1 I L. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const CODE_COUNT = 10
const HALF_LENGTH = 5

/** Ten codes such as "7K2QX-M9FTB", 49 bits each. Each replaces the app once. */
export function newRecoveryCodes() {
  return Array.from(
    { length: CODE_COUNT },
    () => `${randomText(alphabet, HALF_LENGTH)}-${randomText(alphabet, HALF_LENGTH)}`,
  )
}

/** Parses a typed code: six digits from the app, or a recovery code in any case and with any separators. */
export function readCode(typed: string): { kind: 'app' | 'recovery'; code: string } {
  const plain = typed.toUpperCase().replace(/[^0-9A-Z]/g, '')
  if (/^\d{6}$/.test(plain)) return { kind: 'app', code: plain }
  return { kind: 'recovery', code: `${plain.slice(0, HALF_LENGTH)}-${plain.slice(HALF_LENGTH)}` }
}

/**
 * Replaces a person's recovery codes and returns the new ones, the only time they can be shown. Stored as password
 * hashes: with 49 bits, a fast hash could be reversed from a stolen database.
 */
export async function replaceRecoveryCodes(
  { store, hashPassword }: Pick<Deps, 'store' | 'hashPassword'>,
  userId: string,
) {
  const codes = newRecoveryCodes()
  const hashes: string[] = []
  // One at a time: each hash takes 19 MiB.
  for (const code of codes) hashes.push(await hashPassword(code))
  const backupCodes = JSON.stringify(hashes)
  await store.updateTable('twoFactor').set({ backupCodes }).where('userId', '=', userId).execute()
  return codes
}

/** How many recovery codes a person has not used. */
export async function countRecoveryCodes(deps: Pick<Deps, 'store'>, userId: string) {
  return (await storedHashes(deps, userId)).length
}

/** The stored hash of this recovery code, if the person has it. */
export async function storedHashOf(
  deps: Pick<Deps, 'store'>,
  userId: string,
  code: string,
): Promise<string | undefined> {
  for (const hash of await storedHashes(deps, userId)) {
    if (await verifyPassword({ hash, password: code })) return hash
  }
  return undefined
}

async function storedHashes({ store }: Pick<Deps, 'store'>, userId: string): Promise<string[]> {
  const row = await store
    .selectFrom('twoFactor')
    .select('backupCodes')
    .where('userId', '=', userId)
    .executeTakeFirst()
  return JSON.parse(row?.backupCodes ?? '[]')
}
