import { createHash } from 'node:crypto'

/** A strong entity tag of the bytes as sent, so that each encoding has its own. */
export function entityTag(body: string | Uint8Array) {
  const digest = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  return `"${digest}"`
}

/**
 * True if `If-None-Match` names this entity tag, so that 304 is the answer (RFC 9110, 13.1.2). The header may be a list
 * or `*`; tags that a proxy marked as weak match too.
 */
export function matchesEntityTag(header: string | null | undefined, tag: string) {
  if (!header) return false
  if (header.trim() === '*') return true
  return header.split(',').some((part) => part.trim().replace(/^W\//, '') === tag)
}
