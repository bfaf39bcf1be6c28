import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(argon2) as (
  kind: 'argon2id',
  parameters: Argon2Parameters,
) => Promise<Buffer>

/** OWASP's second recommendation for argon2id: 19 MiB, two passes, parallelism 1. About 45 ms. */
const defaultCost = { memory: 19_456, passes: 2, parallelism: 1 }
const SALT = 16
const TAG = 32

/** Hashes a password or a recovery code; tests pass a cheaper one. */
export type HashPassword = (password: string) => Promise<string>

/** A PHC string: "$argon2id$v=19$m=19456,t=2,p=1$salt$hash". */
export async function hashPassword(password: string, cost = defaultCost) {
  const nonce = randomBytes(SALT)
  const tag = await derive('argon2id', { ...cost, message: password, nonce, tagLength: TAG })
  const { memory, passes, parallelism } = cost
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64WithoutPadding(nonce)}$${base64WithoutPadding(tag)}`
}

/** Verifies a password with the cost parameters in the hash. */
export async function verifyPassword({ hash, password }: { hash: string; password: string }) {
  const found = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(hash)
  if (!found) return false
  const [, memory, passes, parallelism, salt = '', encodedTag = ''] = found
  const expected = Buffer.from(encodedTag, 'base64')
  const tag = await derive('argon2id', {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    message: password,
    nonce: Buffer.from(salt, 'base64'),
    tagLength: expected.length,
  })
  return timingSafeEqual(tag, expected)
}

function base64WithoutPadding(bytes: Buffer) {
  return bytes.toString('base64').replace(/=+$/, '')
}
