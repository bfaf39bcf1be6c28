/** What a canned reply may contain: of the lead, and the name of whoever writes. */
export const replyPlaceholders = ['name', 'service', 'reference', 'my name'] as const

/** The first placeholder that stands in a reply as it is; undefined if there is none. */
export function unfilledPlaceholder(reply: string) {
  return replyPlaceholders.find((name) => reply.includes(`{${name}}`))
}
