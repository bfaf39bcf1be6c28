import { type LeadStatus, leadStatuses } from '#model/leads/inbox.ts'
import { mailTopicName } from '#model/mail/outbox.ts'
import type { LeadView } from '#server/features/leads/inbox/show-lead.ts'
import type { TimelineEntry } from '#server/features/leads/inbox/timeline.ts'
import { TimelineLine } from './timeline-line.tsx'

/** The history of the lead, oldest first. The text of replies is shown with the visitor's message. */
export function Timeline({ lead }: { lead: LeadView }) {
  return (
    <section aria-labelledby="timeline" className="grid gap-3">
      <h2 id="timeline" className="text-section">
        Timeline
      </h2>
      <ol className="*:last:border-0">
        {lead.timeline.map((entry) => (
          <TimelineLine
            key={entry.id + entry.kind}
            at={entry.at}
            what={entryText(entry, lead.email)}
            text={noteOf(entry)}
            delivery={entry.kind === 'mail' ? entry.delivery : null}
          />
        ))}
      </ol>
    </section>
  )
}

/** What happened to an offer, by its new state. */
const offerVerbs: Record<string, string> = {
  sent: 'sent',
  accepted: 'accepted',
  declined: 'declined',
  withdrawn: 'withdrew',
}

const callOutcomes = {
  cancelled: 'cancelled the call',
  held: 'noted that the call took place',
  'no-show': 'noted that the visitor did not come to the call',
}

/** What is below the sentence. */
function noteOf(entry: TimelineEntry) {
  if (entry.kind === 'note') return entry.text
  return entry.kind === 'call' && Object.hasOwn(callOutcomes, entry.after ?? '') ? entry.text : null
}

type CallOutcome = keyof typeof callOutcomes

/** What happened, in a sentence; `email` is the visitor's address. */
export function entryText(entry: TimelineEntry, email: string) {
  if (entry.kind === 'arrived') return 'Arrived'
  if (entry.kind === 'mail') return `${mailTopicName(entry.topic)}, ${entry.recipient}`
  if (entry.kind === 'received') return receivedText(entry)
  const { actor, before, after, text } = entry
  switch (entry.kind) {
    case 'read':
      return `${actor} opened it first`
    case 'note':
      return `${actor} added a note`
    case 'reply':
      return `${actor} replied to ${email}`
    case 'undone':
      return `${actor} took a reply back before it left`
    case 'status':
      return `${actor} changed the status from ${statusWord(before)} to ${statusWord(after)}${entry.text ? `: ${entry.text}` : ''}`
    case 'stage':
      return `${actor} moved it from ${before} to ${after}`
    case 'value':
      return changeText(actor, 'the value', before, after)
    case 'next-step':
      return changeText(actor, 'the next step', before, after)
    case 'lost-reason':
      return changeText(actor, 'the reason for losing', before, after)
    case 'assignee':
      return after ? `${actor} assigned it to ${after}` : `${actor} unassigned it from ${before}`
    case 'call':
      if (before) return `${actor} moved the call from ${before} to ${after}`
      if (after === 'given') return `${actor} gave the call to ${text}`
      if (after === 'left') {
        return text
          ? `${actor} took the call from ${text}; nobody takes it now`
          : 'Nobody takes the call now'
      }
      return `${actor} ${callOutcomes[after as CallOutcome]}`
    case 'offer':
      return `${actor} ${offerVerbs[after ?? ''] ?? after} the offer ${text}`
    case 'tags':
      return after ? `${actor} added the tag ${after}` : `${actor} removed the tag ${before}`
  }
}

function receivedText({ nature, from, bounced }: TimelineEntry & { kind: 'received' }) {
  const sender = from.name || from.address
  if (nature === 'auto-reply') return `${sender} answered automatically`
  if (nature === 'answer') return `${sender} wrote a mail`
  return bounced
    ? 'A mail server reported that an email to the visitor was not delivered'
    : 'A mail server sent a report'
}

/** "Ann set the value to $500", "Ann removed the value $500". */
function changeText(actor: string, what: string, before: string | null, after: string | null) {
  if (after === null) return `${actor} removed ${what}: ${before}`
  return before === null
    ? `${actor} set ${what}: ${after}`
    : `${actor} changed ${what} from ${before} to ${after}`
}

function statusWord(status: string | null) {
  return leadStatuses[status as LeadStatus] ?? status
}
