import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const NONCE = 16
const TIME = 6
const MAC = 32

/**
 * A challenge for an authenticator: chance, the moment at which it is over, and a signature over both and what it is
 * for. So showing the sign-in page stores nothing; `spendChallenge` sees to it that each is used once.
 */
export function makeChallenge(secret: string, purpose: string, expiresAt: Date) {
  const time = Buffer.alloc(TIME)
  time.writeUIntBE(expiresAt.getTime(), 0, TIME)
  const head = Buffer.concat([randomBytes(NONCE), time])
  return Buffer.concat([head, macOf(secret, purpose, head)]).toString('base64url')
}

/** How a challenge that comes back stands: 'good', 'over' in time, or 'foreign' for one that is not ours for this purpose. */
export function readChallenge(secret: string, purpose: string, challenge: string, now: Date) {
  const bytes = Buffer.from(challenge, 'base64url')
  if (bytes.length !== NONCE + TIME + MAC) return 'foreign'
  const head = bytes.subarray(0, NONCE + TIME)
  if (!timingSafeEqual(bytes.subarray(NONCE + TIME), macOf(secret, purpose, head))) return 'foreign'
  return head.readUIntBE(NONCE, TIME) > now.getTime() ? 'good' : 'over'
}

function macOf(secret: string, purpose: string, head: Buffer) {
  return createHmac('sha256', secret).update(`passkey ${purpose} `).update(head).digest()
}
