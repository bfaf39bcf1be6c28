/** The outbox row of a reply, found by the id of its event on the lead's timeline. */
export function replyMessageId(eventId: string) {
  return `lead-reply.${eventId}`
}
