/**
 * True when `If-None-Match` names this entity tag, so that a 304 answers (RFC 9110, 13.1.2): a list, `*`,
 * and tags marked weak by a proxy count.
 */
export function matchesEntityTag(header: string | null, tag: string) {
  if (!header) return false
  if (header.trim() === '*') return true
  return header.split(',').some((part) => part.trim().replace(/^W\//, '') === tag)
}
