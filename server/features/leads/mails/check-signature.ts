import { createHmac, timingSafeEqual } from 'node:crypto'
import { fail } from '#server/platform/http/problem.ts'

/** Milliseconds between signing and arriving; older requests may have been recorded by somebody. */
const AGE_MAX = 5 * 60_000

/** Signature of a body that is still being read. */
export type BodySignature = {
  add(chunk: Uint8Array): void
  /** @throws HttpError 401 if it is none of the signatures in the request */
  check(): void
}

/**
 * The signature that a request should have (Standard Webhooks 1.0). `secret`: base64.
 * @throws HttpError 401 without the headers, or for a request that was signed at another time
 */
export function readSignature(headers: Headers, secret: string, now: Date): BodySignature {
  const id = headers.get('webhook-id') ?? ''
  const timestamp = headers.get('webhook-timestamp') ?? ''
  const sent = (headers.get('webhook-signature') ?? '').split(' ')
  if (!id || !/^\d{1,12}$/.test(timestamp)) {
    fail(401, 'Sign the request: webhook-id, webhook-timestamp or webhook-signature is missing.')
  }
  if (Math.abs(now.getTime() - Number(timestamp) * 1000) > AGE_MAX) {
    fail(401, 'webhook-timestamp is more than five minutes away. Check the clock of the sender.')
  }
  const hmac = createHmac('sha256', Buffer.from(secret, 'base64')).update(`${id}.${timestamp}.`)
  return {
    add: (chunk) => void hmac.update(chunk),
    check() {
      const expected = Buffer.from(`v1,${hmac.digest('base64')}`)
      const isKnown = sent.some((one) => {
        const given = Buffer.from(one)
        return given.length === expected.length && timingSafeEqual(given, expected)
      })
      if (!isKnown) fail(401, 'The signature is wrong. Sign with the key in INBOX_WEBHOOK_SECRET.')
    },
  }
}
