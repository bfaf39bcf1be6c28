import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(argon2) as (kind: 'argon2id', given: Argon2Parameters) => Promise<Buffer>

/** OWASP's second choice for argon2id: 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 }
const SALT = 16
const TAG = 32

/** The hash of a password as a PHC string: "$argon2id$v=19$m=19456,t=2,p=1$salt$hash". */
export async function hashPassword(password: string) {
  const nonce = randomBytes(SALT)
  const tag = await derive('argon2id', { ...cost, message: password, nonce, tagLength: TAG })
  const { memory, passes, parallelism } = cost
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${plain(nonce)}$${plain(tag)}`
}

/** True where the password made the hash; its own cost figures are used. */
export async function verifyPassword({ hash, password }: { hash: string; password: string }) {
  const found = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(hash)
  if (!found) return false
  const [, memory, passes, parallelism, salt = '', wanted = ''] = found
  const expected = Buffer.from(wanted, 'base64')
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

function plain(bytes: Buffer) {
  return bytes.toString('base64').replace(/=+$/, '')
}
