import type { Redirect } from '#model/content/redirect.ts'

/** The redirects after a page has moved: from its old address, and from those before it, none of them to another redirect. */
export function movedRedirects(redirects: readonly Redirect[], from: string, to: string) {
  const kept = redirects
    .filter((one) => one.from.toLowerCase() !== to && one.from.toLowerCase() !== from)
    .map((one) => (one.to === from ? { ...one, to } : one))
  return [...kept, { from, to }]
}
