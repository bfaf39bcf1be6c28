import type { LeadView } from '#server/features/leads/inbox/show-lead.ts'

type Lead = Pick<LeadView, 'email' | 'sendsMail' | 'timeline'>

/** What happens with a reply to a lead. */
export function replyHint({ email, sendsMail, timeline }: Lead) {
  if (!sendsMail) {
    return 'No mail server is set up yet. Replies are kept and sent once there is one.'
  }
  const last = timeline.findLast((entry) => entry.kind === 'received' && entry.nature === 'answer')
  const sender = last?.kind === 'received' ? last.from.address : email
  return sender.toLowerCase() === email.toLowerCase()
    ? 'Sent by email, quoting the message it answers.'
    : `The last email is from ${sender}. This reply goes to ${email}.`
}
