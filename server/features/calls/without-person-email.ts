import { adminPaths } from '#model/admin-paths.ts'
import { formatDateTime } from '#server/features/leads/format-date-time.ts'
import type { OutboxRow } from '#server/platform/db/rows/outbox.ts'
import type { Store } from '#server/platform/db/schema.ts'
import type { EmailDeps, EmailMessage } from '#server/platform/mail/email-template.ts'
import type { Clock } from '#server/platform/runtime.ts'

/** Calls that are named; the others are on the screen. */
const NAMED = 20

/** Booked calls to come that nobody takes. */
export function callsWithoutPerson({ store, clock }: { store: Store; clock: Clock }) {
  return store
    .selectFrom('calls')
    .innerJoin('leads', 'leads.id', 'calls.lead_id')
    .where('calls.account_id', 'is', null)
    .where('calls.state', '=', 'booked')
    .where('calls.starts_at', '>', clock().toISOString())
    .where('leads.status', '!=', 'spam')
}

/** Tells an owner which calls nobody takes; null if somebody does by now. */
export async function callsWithoutPersonEmail(
  deps: EmailDeps,
  _: OutboxRow,
): Promise<EmailMessage | null> {
  const calls = await callsWithoutPerson(deps)
    .select(['calls.kind_name', 'calls.starts_at', 'leads.name'])
    .orderBy('calls.starts_at')
    .execute()
  if (calls.length === 0) return null
  const site = await deps.content.site()
  const heading =
    calls.length === 1 ? 'Nobody takes a booked call' : `Nobody takes ${calls.length} booked calls`
  const more = calls.length - NAMED
  return {
    content: {
      subject: heading,
      preview: 'Choose who takes them, or cancel them.',
      heading,
      paragraphs: [
        'Whose they were has left, takes no more calls or is not free any more. The visitors expect to be called: choose who takes them, or cancel them.',
        ...(more > 0 ? [`${more} more are in the list.`] : []),
      ],
      facts: calls.slice(0, NAMED).map(({ kind_name, starts_at, name }) => ({
        label: formatDateTime(new Date(starts_at), site),
        value: `${kind_name} with ${name}`,
      })),
      ...(deps.siteUrl && {
        action: { label: 'Open the calls', url: deps.siteUrl + adminPaths.calls },
      }),
      footer: [`You receive this because you are an owner of ${site.name}.`],
    },
  }
}
