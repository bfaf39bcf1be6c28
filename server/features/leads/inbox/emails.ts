import { formatDateTime } from '#server/features/leads/emails.ts'
import type { OutboxRow } from '#server/platform/db/rows/outbox.ts'
import type { EmailDeps, EmailMessage } from '#server/platform/mail/email-template.ts'

/** A reply written in the inbox, with the visitor's message quoted below it. */
export async function leadReply(
  { store, content }: EmailDeps,
  row: OutboxRow,
): Promise<EmailMessage | null> {
  const { event: eventId } = JSON.parse(row.payload) as { event: string }
  const event = await store
    .selectFrom('lead_events')
    .innerJoin('leads', 'leads.id', 'lead_events.lead_id')
    .leftJoin('user', 'user.id', 'lead_events.actor_id')
    .select([
      'lead_events.text',
      'lead_events.actor_name',
      'user.email as actor_email',
      'leads.reference',
      'leads.kind',
      'leads.name',
      'leads.details',
      'leads.created_at',
    ])
    .where('lead_events.id', '=', eventId)
    .where('lead_events.kind', '=', 'reply')
    .executeTakeFirst()
  if (!event?.text) return null
  const site = await content.site()
  // Replies go to the shared address, because one person may be away.
  const replyTo = site.notify[0] ?? event.actor_email ?? site.email
  const written = formatDateTime(new Date(event.created_at), site)
  const about = { inquiry: 'inquiry', partner: 'partner inquiry', application: 'application' }
  return {
    replyTo: { name: `${event.actor_name}, ${site.name}`, address: replyTo },
    content: {
      subject: `Re: your ${about[event.kind]} (${event.reference})`,
      preview: event.text.replace(/\s+/g, ' ').slice(0, 110),
      heading: `About your ${about[event.kind]}`,
      paragraphs: [event.text],
      facts: event.details ? [{ label: `You wrote on ${written}`, value: event.details }] : [],
      footer: [
        `${event.actor_name} of ${site.name}, ${site.address.join(', ')}. ${site.phone.label}`,
        `You receive this because you wrote to us; your reference is ${event.reference}.`,
      ],
    },
  }
}
