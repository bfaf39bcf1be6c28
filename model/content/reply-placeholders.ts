/** What a canned reply may contain: of the lead, the name of whoever writes, and where a call is booked. */
export const replyPlaceholders = [
  'name',
  'service',
  'reference',
  'my name',
  'booking page',
] as const

/** The first placeholder that stands in a reply as it is; undefined if there is none. */
export function unfilledPlaceholder(reply: string) {
  return replyPlaceholders.find((name) => reply.includes(`{${name}}`))
}
