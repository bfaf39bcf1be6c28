import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const NONCE = 16
const TIME = 6
const MAC = 32

/**
 * A challenge for an authenticator: a nonce, the expiry, and a signature over both and the purpose. Showing the
 * sign-in page stores nothing; `consumeChallenge` ensures that each is used once.
 */
export function makeChallenge(secret: string, purpose: string, expiresAt: Date) {
  const time = Buffer.alloc(TIME)
  time.writeUIntBE(expiresAt.getTime(), 0, TIME)
  const head = Buffer.concat([randomBytes(NONCE), time])
  return Buffer.concat([head, macOf(secret, purpose, head)]).toString('base64url')
}

/** Checks a returned challenge: 'valid', 'expired', or 'invalid' if it is not ours or for another purpose. */
export function readChallenge(secret: string, purpose: string, challenge: string, now: Date) {
  const bytes = Buffer.from(challenge, 'base64url')
  if (bytes.length !== NONCE + TIME + MAC) return 'invalid'
  const head = bytes.subarray(0, NONCE + TIME)
  if (!timingSafeEqual(bytes.subarray(NONCE + TIME), macOf(secret, purpose, head))) return 'invalid'
  return head.readUIntBE(NONCE, TIME) > now.getTime() ? 'valid' : 'expired'
}

function macOf(secret: string, purpose: string, head: Buffer) {
  return createHmac('sha256', secret).update(`passkey ${purpose} `).update(head).digest()
}
