import { leadPath } from '#model/admin-paths.ts'
import type { Site } from '#model/content/site.ts'
import type { FormKind } from '#model/leads/form-fields.ts'
import { bookingAction } from '#server/features/calls/booking-page.ts'
import { callFactsOf } from '#server/features/calls/call-facts.ts'
import type { LeadFileRow, LeadRow } from '#server/platform/db/rows/leads.ts'
import type { OutboxRow } from '#server/platform/db/rows/outbox.ts'
import type { EmailDeps, EmailMessage } from '#server/platform/mail/email-template.ts'
import { formatDateTime } from './format-date-time.ts'
import { factsOf, sourceOf } from './lead-facts.ts'
import { receiptOf } from './receipt.ts'
import { answerDeadline, responseDeadline } from './response-deadline.ts'

const HOUR = 3_600_000

type Lead = { lead: LeadRow; file: LeadFileRow | undefined; site: Site }

const kinds = {
  inquiry: 'inquiry',
  partner: 'partner inquiry',
  application: 'application',
  call: 'booked call',
  email: 'email',
} as const

const headings = {
  inquiry: 'sent an inquiry',
  partner: 'sent a partner inquiry',
  application: 'sent an application',
  call: 'booked a call',
  email: 'wrote an email',
} as const

const BY_MAIL = 'Reply to this email to answer the visitor.'

/** Where answers come in: what is written elsewhere is missing there, and so is what comes back. */
export const IN_THE_INBOX = 'Answer in the inbox, so that everybody sees what was written.'

/** Notifies staff of a lead, with everything the visitor sent; replies go to the visitor. */
export async function leadToStaff(deps: EmailDeps, row: OutboxRow): Promise<EmailMessage | null> {
  const found = await findLead(deps, row)
  if (!found) return null
  const { lead, file, site } = found
  const kind = kinds[lead.kind]
  const due =
    lead.kind === 'inquiry'
      ? [`Answer due by ${formatDateTime(responseDeadline(lead, site), site)}.`]
      : []
  return {
    replyTo: { name: lead.name, address: lead.email },
    content: {
      subject: `New ${kind} from ${lead.name} (${lead.reference})`,
      preview: excerpt(lead.details ?? lead.opening ?? lead.email),
      heading: `${lead.name} ${headings[lead.kind]}`,
      paragraphs: [...due, deps.replyAddresses ? IN_THE_INBOX : BY_MAIL],
      facts: [
        ...(await callFactsOf(deps.store, lead.id, site)),
        ...factsOf(lead, file, site),
        ...sourceOf(lead),
        { label: 'Received', value: formatDateTime(new Date(lead.created_at), site) },
      ],
      action: openInInbox(deps, lead),
      footer: [`You receive this because ${site.name} sends lead notifications to your address.`],
    },
  }
}

/** Receipt for the visitor. */
export async function leadToVisitor(deps: EmailDeps, row: OutboxRow): Promise<EmailMessage | null> {
  const found = await findLead(deps, row)
  if (!found) return null
  const { lead, file, site } = found
  if (!isOfForm(lead)) return null
  const emails = await deps.content.emails()
  const booking = await bookingAction(deps)
  return {
    ...(deps.replyAddresses && {
      replyTo: { name: site.name, address: deps.replyAddresses.of(lead) },
    }),
    headers: { 'Auto-Submitted': 'auto-replied' },
    content: receiptOf({ lead, hasFile: Boolean(file), site, emails, now: deps.clock(), booking }),
  }
}

/** Reminds staff shortly before the response deadline; null once someone has answered. */
export async function leadReminder(deps: EmailDeps, row: OutboxRow): Promise<EmailMessage | null> {
  const found = await findLead(deps, row)
  if (!found) return null
  const { lead, file, site } = found
  const due = answerDeadline(lead, site)
  if (!due) return null
  return {
    replyTo: { name: lead.name, address: lead.email },
    content: {
      subject: `${timeLeft(due, deps.clock())}: ${lead.name} is waiting for an answer (${lead.reference})`,
      preview: `Answer due by ${formatDateTime(due, site)}.`,
      heading: `${lead.name} is still waiting`,
      paragraphs: [
        `We promised an answer by ${formatDateTime(due, site)}. Answer in the inbox, or reply to this email to answer the visitor, and then mark the inquiry as answered.`,
      ],
      facts: factsOf(lead, file, site),
      action: openInInbox(deps, lead),
      footer: [`You receive this because ${site.name} sends lead notifications to your address.`],
    },
  }
}

/** A booked call has an email of its own, and a mail gets none. */
function isOfForm(lead: LeadRow): lead is LeadRow & { kind: FormKind } {
  return lead.kind !== 'call' && lead.kind !== 'email'
}

async function findLead({ store, content }: EmailDeps, row: OutboxRow): Promise<Lead | null> {
  const id = row.subject_id ?? ''
  const lead = await store.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirst()
  if (!lead) return null
  const file = await store
    .selectFrom('lead_files')
    .selectAll()
    .where('lead_id', '=', id)
    .where('mail_id', 'is', null)
    .executeTakeFirst()
  return { lead, file, site: await content.site() }
}

/** A link needs the site's public URL. */
function openInInbox({ siteUrl }: EmailDeps, { id }: LeadRow) {
  return siteUrl ? { label: 'Open in the inbox', url: siteUrl + leadPath(id) } : undefined
}

/** Stays true if the reminder is sent late. */
function timeLeft(due: Date, now: Date) {
  const hours = (due.getTime() - now.getTime()) / HOUR
  if (hours <= 0) return 'Overdue'
  if (hours <= 1) return 'Less than an hour left'
  return hours < 1.75 ? 'Less than two hours left' : 'Two hours left'
}

function excerpt(text: string) {
  const line = text.replace(/\s+/g, ' ')
  return line.length <= 110 ? line : `${line.slice(0, line.lastIndexOf(' ', 110))} …`
}
