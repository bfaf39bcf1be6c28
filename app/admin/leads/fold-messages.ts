/** Latest messages that are not folded. */
const LATEST = 5

/** Fewer are not worth folding. */
const EARLIER_MIN = 3

/** The messages of a long conversation, oldest first, that are folded: those before the last reply, and `LATEST` at least stay. */
export function foldMessages<Message extends { kind: string }>(messages: Message[]) {
  const lastReply = messages.findLastIndex(({ kind }) => kind === 'reply')
  const start = Math.min(messages.length - LATEST, Math.max(0, lastReply))
  const at = start >= EARLIER_MIN ? start : 0
  return { earlier: messages.slice(0, at), latest: messages.slice(at) }
}
