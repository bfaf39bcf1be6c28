import type { LeadEventRow, LeadRow } from '#server/platform/db/rows/leads.ts'
import type { OutboxRow } from '#server/platform/db/rows/outbox.ts'
import type { Store } from '#server/platform/db/schema.ts'
import { notLeftStates, replyMessageId } from './events.ts'
import { type ReceivedMail, receivedMails } from './received-mails.ts'
import { type AttachedFile, attachedFiles } from './reply-files.ts'

type Mail = Pick<
  OutboxRow,
  | 'topic'
  | 'recipient'
  | 'message_id'
  | 'state'
  | 'attempts'
  | 'last_error'
  | 'created_at'
  | 'finished_at'
>

/** The state of an email in the outbox. */
export type Delivery = {
  state: OutboxRow['state']
  lastError: string | null
  at: string | null
  /** No mail server has seen it: a reply can be undone. */
  hasNotLeft: boolean
}

export type TimelineEntry = { id: string; at: string } & (
  | { kind: 'arrived' }
  | {
      kind: Exclude<LeadEventRow['kind'], 'mail'>
      actor: string
      /** Done by the requesting person. */
      isOwn: boolean
      /** Done by a member of the team; else by the visitor or the server. */
      isByTeam: boolean
      text: string | null
      before: string | null
      after: string | null
      delivery: Delivery | null
      /** Sent with a reply. */
      files: AttachedFile[]
    }
  | { kind: 'mail'; topic: string; recipient: string; delivery: Delivery }
  | ({ kind: 'received' } & ReceivedMail)
)

/** A lead's history, oldest first: changes by people, and emails with their delivery. */
export async function timelineOf(
  store: Store,
  lead: LeadRow,
  readerId: string,
): Promise<TimelineEntry[]> {
  const events = await store
    .selectFrom('lead_events')
    .selectAll()
    .where('lead_id', '=', lead.id)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const emails = await store
    .selectFrom('outbox')
    .select([
      'topic',
      'recipient',
      'message_id',
      'state',
      'attempts',
      'last_error',
      'created_at',
      'finished_at',
    ])
    .where('subject_id', '=', lead.id)
    .where('channel', '=', 'mail')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const deliveries = new Map(emails.map((mail) => [mail.message_id, deliveryOf(mail)]))
  const filesOf = await attachedFiles(store, lead.id)
  const received = await receivedMails(store, lead.id, filesOf)
  const all: TimelineEntry[] = [
    { kind: 'arrived', id: lead.id, at: lead.created_at },
    ...events.flatMap((event) => {
      if (event.kind !== 'mail') {
        const line = eventLine(event, event.kind, deliveries, readerId)
        return { ...line, files: filesOf(event.id) }
      }
      const mail = received.get(event.id)
      return mail ? { kind: 'received' as const, id: event.id, at: event.created_at, ...mail } : []
    }),
    ...emails.filter(({ topic }) => topic !== 'lead-reply').map(mailLine),
  ]
  return all.sort((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0))
}

function eventLine(
  event: LeadEventRow,
  kind: Exclude<LeadEventRow['kind'], 'mail'>,
  deliveries: Map<string, Delivery>,
  readerId: string,
) {
  const { id, text, before, after } = event
  const delivery = deliveries.get(replyMessageId(id)) ?? null
  const { created_at: at, actor_name: actor } = event
  const isOwn = event.actor_id === readerId
  const isByTeam = event.actor_id !== null
  return { kind, id, at, actor, isOwn, isByTeam, text, before, after, delivery }
}

function mailLine(mail: Mail) {
  return {
    kind: 'mail' as const,
    id: mail.message_id,
    at: mail.created_at,
    topic: mail.topic,
    recipient: mail.recipient,
    delivery: deliveryOf(mail),
  }
}

function deliveryOf({ state, attempts, last_error, finished_at }: Mail): Delivery {
  const hasNotLeft = attempts === 0 && notLeftStates.some((each) => each === state)
  return { state, lastError: last_error, at: finished_at, hasNotLeft }
}
