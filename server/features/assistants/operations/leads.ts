import { z } from 'zod'
import { leadPath } from '#model/admin-paths.ts'
import { type InboxFolder, inboxFolders } from '#model/leads/inbox.ts'
import { reading } from '#server/features/assistants/operation.ts'
import {
  UNTRUSTED_NOTE,
  untrusted,
  untrustedSchema,
} from '#server/features/assistants/untrusted.ts'
import type { TimelineEntry } from '#server/features/leads/inbox/timeline.ts'
import { leadField, leadName, leadSubject } from './lead-field.ts'

export const listLeads = reading({
  name: 'list_leads',
  title: 'List leads',
  description: `Lists inquiries, applications, calls and mails, 50 at a time. ${UNTRUSTED_NOTE}`,
  minRole: 'editor',
  input: z.strictObject({
    folder: z.enum(Object.keys(inboxFolders) as [InboxFolder]).default('new'),
    words: z.string().max(200).default(''),
    waiting: z.enum(['us', 'them']).optional().meta({ description: 'Who waits for an answer.' }),
    after: z.string().max(120).optional().meta({ description: '`next` of the page before.' }),
  }),
  output: z.object({
    leads: z.array(
      z.object({
        lead: z.string(),
        reference: z.string(),
        kind: z.string(),
        status: z.string(),
        at: z.string(),
        answerDue: z.string().nullable(),
        name: untrustedSchema,
        email: untrustedSchema,
        excerpt: untrustedSchema,
      }),
    ),
    next: z.string().nullable(),
  }),
  async run(services, { folder, words, waiting, after }) {
    const { leads, older } = await services.leads.list({ folder, q: words, waiting, after })
    return {
      leads: leads.map(({ id, reference, kind, status, at, due, name, email, excerpt }) => ({
        ...{ lead: id, reference, kind, status, at, answerDue: due },
        name: untrusted(name),
        email: untrusted(email),
        excerpt: untrusted(excerpt),
      })),
      next: older,
    }
  },
})

const event = z.object({
  at: z.string(),
  what: z.string(),
  by: z.union([z.string(), untrustedSchema]).nullable(),
  text: z.union([z.string(), untrustedSchema]).nullable(),
})

export const readLead = reading({
  name: 'read_lead',
  title: 'Read a lead',
  description: `What somebody sent, all answers and mails since, and your draft of a reply. It stays unread in the inbox. ${UNTRUSTED_NOTE}`,
  minRole: 'editor',
  input: z.strictObject({ lead: leadField }),
  output: z.object({
    lead: z.string(),
    reference: z.string(),
    kind: z.string(),
    status: z.string(),
    at: z.string(),
    answerDue: z.string().nullable(),
    name: untrustedSchema,
    email: untrustedSchema,
    text: untrustedSchema.nullable(),
    fields: z.array(z.object({ label: z.string(), value: untrustedSchema })),
    timeline: z.array(event),
    canBeAnswered: z.boolean(),
    draft: z.string().meta({ description: 'Your draft of a reply, which has not been sent.' }),
    address: z.string().meta({ description: 'Where a person opens it.' }),
  }),
  subject: leadSubject,
  about: leadName,
  async run({ leads }, { lead: id }, { addressOf }) {
    const lead = await leads.lead({ id })
    const { reference, kind, status, at, due } = lead
    return {
      ...{ lead: id, reference, kind, status, at, answerDue: due },
      name: untrusted(lead.name),
      email: untrusted(lead.email),
      text: lead.details === null ? null : untrusted(lead.details),
      fields: lead.facts.map(({ label, value }) => ({ label, value: untrusted(value) })),
      timeline: lead.timeline.map(eventOf),
      canBeAnswered: lead.canReply,
      draft: lead.draft.text,
      address: addressOf(leadPath(id)),
    }
  },
})

function eventOf(entry: TimelineEntry): z.input<typeof event> {
  const { at, kind } = entry
  if (kind === 'arrived') return { at, what: 'arrived', by: null, text: null }
  if (kind === 'mail') return { at, what: `email sent: ${entry.topic}`, by: null, text: null }
  if (kind === 'received') {
    const { from, subject, text } = entry
    const written = [subject, text].filter(Boolean).join('\n\n')
    return {
      at,
      what: 'received',
      by: untrusted(from.name || from.address),
      text: untrusted(written),
    }
  }
  // What visitors do with a call or an offer has the name that they typed.
  const { actor, text, isByTeam } = entry
  if (isByTeam) return { at, what: kind, by: actor, text }
  return { at, what: kind, by: untrusted(actor), text: text === null ? null : untrusted(text) }
}
