import { createHmac, hkdfSync, randomBytes, randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '#server/platform/config/config.ts'
import { SECRET_MIN } from '#server/platform/config/config-fields.ts'
import { syncPath, writeNewFile } from '#server/platform/files/sync-path.ts'

type KeyConfig = Pick<Config, 'dataDir' | 'secretKey'>

/** Where the key is stored, for messages. */
export function secretKeyPlace({ secretKey, dataDir }: KeyConfig) {
  return secretKey ? 'SECRET_KEY' : secretKeyFile(dataDir)
}

/**
 * The installation's key: SECRET_KEY, otherwise the file in the data folder; null if there is none.
 * @throws Error with a sentence if the file is too short to be a key
 */
export async function readSecretKey({ secretKey, dataDir }: KeyConfig) {
  if (secretKey) return secretKey
  const path = secretKeyFile(dataDir)
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (text === null || text.trim().length >= SECRET_MIN) return text?.trim() ?? null
  throw new Error(
    `${path} is not a secret key: it has fewer than ${SECRET_MIN} characters. Restore it from your backup.`,
  )
}

/** Creates the file with a new 256-bit key and syncs it. If another process was faster, returns its key. */
export async function makeSecretKey({ dataDir }: Pick<Config, 'dataDir'>) {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const path = secretKeyFile(dataDir)
  const temporary = `${path}-${randomUUID()}`
  await writeNewFile(temporary, `${randomBytes(32).toString('base64url')}\n`)
  // Unlike a rename, a link never replaces a file.
  await link(temporary, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(temporary)
  await syncPath(dataDir)
  return (await readFile(path, 'utf8')).trim()
}

/** Derives 32 bytes for one purpose (HKDF, RFC 5869). */
export function deriveKey(secretKey: string, purpose: string) {
  return Buffer.from(hkdfSync('sha256', secretKey, '', `wavelength ${purpose}`, 32))
}

/** Identifies a key without revealing it. */
export function fingerprintOf(secretKey: string) {
  return createHmac('sha256', deriveKey(secretKey, 'fingerprint')).update('1').digest('hex')
}

function secretKeyFile(dataDir: string) {
  return join(dataDir, 'secret.key')
}
