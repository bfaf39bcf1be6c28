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

/** To the people who answer: everything that the visitor sent, to be answered by a reply. */
export async function leadToStaff(deps: EmailDeps, row: OutboxRow): Promise<EmailMessage | null> {
  const found = await findLead(deps, row)
  if (!found) return null
  const { lead, file, site } = found
  const kind = kinds[lead.kind]
  const due =
    lead.kind === 'inquiry'
      ? [`Promised: an answer by ${formatMoment(responseDeadline(lead), site)}.`]
      : []
  return {
    replyTo: { name: lead.name, address: lead.email },
    content: {
      subject: `New ${kind} from ${lead.name} (${lead.reference})`,
      preview: firstWords(lead.details ?? lead.opening ?? lead.email),
      heading: `${lead.name} sent ${kind === 'partner inquiry' ? 'a' : 'an'} ${kind}`,
      paragraphs: [...due, 'Your reply to this mail goes to the visitor.'],
      facts: [
        ...factsOf(lead, file),
        ...sourceOf(lead),
        { label: 'Received', value: formatMoment(new Date(lead.created_at), site) },
      ],
      action: openInInbox(deps, lead),
      footer: [
        `You get this because your address is among those that ${site.name} notifies of leads.`,
      ],
    },
  }
}

/**
 * To the visitor: that it is here, its reference, and what happens next. Nobody has proven the address, so nothing that
 * was typed goes there: a stranger could have this site send their words to anybody.
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
      afterwards: ['Something to add, or something wrong? Reply to this mail.'],
      footer: [
        `${site.name}, ${site.address.join(', ')}. ${site.phone.label}`,
        `You get this because somebody filled in a form on our site with this address. If it was not you, reply and we erase it.`,
      ],
    },
  }
}

/** To the people who answer, when the promise of 12 hours is about to be broken; not once somebody has answered. */
export async function leadReminder(deps: EmailDeps, row: OutboxRow): Promise<EmailMessage | null> {
  const found = await findLead(deps, row)
  if (!found) return null
  const { lead, file, site } = found
  if (lead.status !== 'new' || lead.answered_at) return null
  return {
    replyTo: { name: lead.name, address: lead.email },
    content: {
      subject: `${timeLeft(responseDeadline(lead), deps.clock())}: ${lead.name} waits for an answer (${lead.reference})`,
      preview: `Promised by ${formatMoment(responseDeadline(lead), site)}.`,
      heading: `${lead.name} still waits`,
      paragraphs: [
        `We promised an answer by ${formatMoment(responseDeadline(lead), site)}. Answer in the inbox, or reply to this mail, which goes to the visitor, and mark the inquiry as answered afterwards.`,
      ],
      facts: factsOf(lead, file),
      action: openInInbox(deps, lead),
      footer: [
        `You get this because your address is among those that ${site.name} notifies of leads.`,
      ],
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

/** Without a public address there is nothing that a link could lead to. */
function openInInbox({ siteUrl }: EmailDeps, { id }: LeadRow) {
  return siteUrl ? { label: 'Open in the inbox', url: siteUrl + leadPath(id) } : undefined
}

/** In words that are true whenever the reminder leaves. */
function timeLeft(due: Date, now: Date) {
  const hours = (due.getTime() - now.getTime()) / HOUR
  if (hours <= 0) return 'Overdue'
  if (hours <= 1) return 'Less than an hour left'
  return hours < 1.75 ? 'Less than two hours left' : 'Two hours left'
}

function nextStep(lead: LeadRow, site: Site, now: Date) {
  // The mail may have been held, or the lead taken for spam, until after its time.
  const isLate = responseDeadline(lead) <= now
  const steps = {
    inquiry: isLate
      ? 'This mail comes later than it should; a person answers you next.'
      : `A person answers you by ${formatMoment(responseDeadline(lead), site)}, within 12 hours.`,
    partner: 'Our partner lead calls or writes to you within two working days.',
    application: 'A person reads it within five working days, and you get an answer either way.',
  }
  return steps[lead.kind]
}

/** "Saturday, November 21, 2026, 3:00 PM GMT+5:30" */
export function formatMoment(moment: Date, { timeZone }: Site) {
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone }).format(moment)
  const time = new Intl.DateTimeFormat('en-US', {
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(moment)
  return `${day}, ${time}`
}

function firstWords(text: string) {
  const line = text.replace(/\s+/g, ' ')
  return line.length <= 110 ? line : `${line.slice(0, line.lastIndexOf(' ', 110))} …`
}
