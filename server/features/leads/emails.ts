import { leadPath } from '#model/admin-paths.ts'
import type { Site } from '#model/content/site.ts'
import type { LeadFileRow, LeadRow } from '#server/platform/db/rows/leads.ts'
import type { OutboxRow } from '#server/platform/db/rows/outbox.ts'
import type { EmailDeps, EmailMessage } from '#server/platform/mail/email-template.ts'
import { chosenFacts, factsOf, sourceOf } from './lead-facts.ts'
import { plainName } from './plain-name.ts'
import { responseDeadline } from './response-deadline.ts'

const HOUR = 3_600_000

type Lead = { lead: LeadRow; file: LeadFileRow | undefined; site: Site }

const kinds = {
  inquiry: 'inquiry',
  partner: 'partner inquiry',
  application: 'application',
} as const

/** Notifies staff of a lead, with everything the visitor sent; replies go to the visitor. */
export async function leadToStaff(deps: EmailDeps, row: OutboxRow): Promise<EmailMessage | null> {
  const found = await findLead(deps, row)
  if (!found) return null
  const { lead, file, site } = found
  const kind = kinds[lead.kind]
  const due =
    lead.kind === 'inquiry'
      ? [`Answer due by ${formatDateTime(responseDeadline(lead), site)}.`]
      : []
  return {
    replyTo: { name: lead.name, address: lead.email },
    content: {
      subject: `New ${kind} from ${lead.name} (${lead.reference})`,
      preview: excerpt(lead.details ?? lead.opening ?? lead.email),
      heading: `${lead.name} sent ${kind === 'partner inquiry' ? 'a' : 'an'} ${kind}`,
      paragraphs: [...due, 'Reply to this email to answer the visitor.'],
      facts: [
        ...factsOf(lead, file),
        ...sourceOf(lead),
        { label: 'Received', value: formatDateTime(new Date(lead.created_at), site) },
      ],
      action: openInInbox(deps, lead),
      footer: [`You receive this because ${site.name} sends lead notifications to your address.`],
    },
  }
}

/**
 * Receipt for the visitor: the reference and what happens next. The address is unverified, so the email contains no
 * typed text: otherwise anyone could use this site to send their own text to strangers.
 */
export async function leadToVisitor(deps: EmailDeps, row: OutboxRow): Promise<EmailMessage | null> {
  const found = await findLead(deps, row)
  if (!found) return null
  const { lead, file, site } = found
  const name = plainName(lead.name)
  return {
    headers: { 'Auto-Submitted': 'auto-replied' },
    content: {
      subject: `We have your ${kinds[lead.kind]} (${lead.reference})`,
      preview: `Your reference is ${lead.reference}. ${nextStep(lead, site, deps.clock())}`,
      heading: name ? `Thank you, ${name}` : 'Thank you',
      paragraphs: [
        `Your ${kinds[lead.kind]} ${file ? 'and its file have' : 'has'} arrived and ${file ? 'are' : 'is'} stored. ${nextStep(lead, site, deps.clock())}`,
      ],
      facts: [{ label: 'Your reference', value: lead.reference }, ...chosenFacts(lead)],
      afterwards: ['Anything to add or correct? Reply to this email.'],
      footer: [
        `${site.name}, ${site.address.join(', ')}. ${site.phone.label}`,
        `You receive this because someone entered this address in a form on our site. If it was not you, reply and we will erase it.`,
      ],
    },
  }
}

/** Reminds staff shortly before the response deadline; null once someone has answered. */
export async function leadReminder(deps: EmailDeps, row: OutboxRow): Promise<EmailMessage | null> {
  const found = await findLead(deps, row)
  if (!found) return null
  const { lead, file, site } = found
  if (lead.status !== 'new' || lead.answered_at) return null
  return {
    replyTo: { name: lead.name, address: lead.email },
    content: {
      subject: `${timeLeft(responseDeadline(lead), deps.clock())}: ${lead.name} is waiting for an answer (${lead.reference})`,
      preview: `Answer due by ${formatDateTime(responseDeadline(lead), site)}.`,
      heading: `${lead.name} is still waiting`,
      paragraphs: [
        `We promised an answer by ${formatDateTime(responseDeadline(lead), site)}. Answer in the inbox, or reply to this email to answer the visitor, and then mark the inquiry as answered.`,
      ],
      facts: factsOf(lead, file),
      action: openInInbox(deps, lead),
      footer: [`You receive this because ${site.name} sends lead notifications to your address.`],
    },
  }
}

async function findLead({ store, content }: EmailDeps, row: OutboxRow): Promise<Lead | null> {
  const id = row.subject_id ?? ''
  const lead = await store.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirst()
  if (!lead) return null
  const file = await store
    .selectFrom('lead_files')
    .selectAll()
    .where('lead_id', '=', id)
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

function nextStep(lead: LeadRow, site: Site, now: Date) {
  // The email may have been paused, or the lead marked as spam, until after the deadline.
  const isLate = responseDeadline(lead) <= now
  const steps = {
    inquiry: isLate
      ? 'Sorry, this email is late. A person will answer you next.'
      : `A person will answer you by ${formatDateTime(responseDeadline(lead), site)}, within 12 hours.`,
    partner: 'Our partner lead will call or write to you within two working days.',
    application:
      'A person will read it within five working days, and you will get an answer either way.',
  }
  return steps[lead.kind]
}

/** "Saturday, November 21, 2026, 3:00 PM GMT+5:30" */
export function formatDateTime(instant: Date, { timeZone }: Site) {
  const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone }).format(instant)
  const time = new Intl.DateTimeFormat('en-US', {
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(instant)
  return `${date}, ${time}`
}

function excerpt(text: string) {
  const line = text.replace(/\s+/g, ' ')
  return line.length <= 110 ? line : `${line.slice(0, line.lastIndexOf(' ', 110))} …`
}
