/** The message id of a reply in the outbox, from the id of its timeline event. */
export function replyMessageId(eventId: string) {
  return `lead-reply.${eventId}`
}
