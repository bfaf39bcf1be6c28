import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Deps } from '#server/deps.ts'

const WEEK = 7 * 86_400_000

type TokenDeps = Pick<Deps, 'secrets' | 'clock'>

/**
 * A signed token for a preview link: the draft ("post:0190…" or "content:page:home") and its expiry. Anyone with the
 * link can see the draft for seven days.
 */
export function previewToken({ secrets, clock }: TokenDeps, subject: string) {
  const claim = encode(`${clock().getTime() + WEEK} ${subject}`)
  return `${claim}.${sign(secrets, claim)}`
}

/** The subject of a token; null if it is expired or not signed by us. */
export function readPreviewToken({ secrets, clock }: TokenDeps, token: string) {
  const [claim = '', signature = ''] = token.split('.', 2)
  const expected = Buffer.from(sign(secrets, claim))
  const actual = Buffer.from(signature)
  if (expected.length !== actual.length || !timingSafeEqual(expected, actual)) return null
  const text = Buffer.from(claim, 'base64url').toString()
  const expiresAt = Number(text.slice(0, text.indexOf(' ')))
  return expiresAt >= clock().getTime() ? text.slice(text.indexOf(' ') + 1) : null
}

function sign({ previews }: Deps['secrets'], claim: string) {
  return createHmac('sha256', previews).update(claim).digest('base64url')
}

function encode(text: string) {
  return Buffer.from(text).toString('base64url')
}
