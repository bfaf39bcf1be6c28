import type { Emails } from '#model/content/emails.ts'
import type { Site } from '#model/content/site.ts'
import { translationOf } from '#model/language/translation-of.ts'
import { answerWords } from '#model/leads/answer-time.ts'
import type { FormKind } from '#model/leads/form-fields.ts'
import type { MailContent } from '#model/mail/mail.ts'
import { fillPlaceholders } from '#model/mail/placeholders.ts'
import type { LeadRow } from '#server/platform/db/rows/leads.ts'
import { languageOf } from '#server/platform/language/languages.ts'
import { splitParagraphs } from '#server/platform/mail/split-paragraphs.ts'
import { formatDateTime } from './format-date-time.ts'
import { chosenFacts } from './lead-facts.ts'
import { responseDeadline } from './response-deadline.ts'

/** A lead of a form that confirms with its own text; a booked call has another email. */
type FormLead = LeadRow & { kind: FormKind }

type Receipt = {
  lead: FormLead
  hasFile: boolean
  site: Site
  emails: Emails
  now: Date
  /** Leads whoever sent an inquiry to the page where calls are booked. */
  booking: MailContent['action']
}

/**
 * Receipt for the visitor: the reference and what happens next. The address is unverified, so the email contains no
 * typed text: otherwise anyone could use this site to send their own text to strangers.
 */
export function receiptOf({ lead, hasFile, site, emails, now, booking }: Receipt): MailContent {
  const texts = emails[lead.kind]
  const name = plainName(lead.name)
  const language = languageOf(site.language)
  const { tag, direction } = language
  const values = {
    reference: lead.reference,
    agency: site.name,
    next: nextStep(lead, site, emails, now),
  }
  const fill = (text: string) => fillPlaceholders(text, values)
  const text = hasFile && 'textWithFile' in texts ? texts.textWithFile : texts.text
  return {
    language: { tag, direction },
    subject: fill(texts.subject),
    preview: fill(texts.preview),
    heading: name ? fillPlaceholders(texts.heading, { name }) : texts.headingWithoutName,
    paragraphs: splitParagraphs(text).map(fill),
    facts: [
      { label: language.t('Your reference'), value: lead.reference },
      ...chosenFacts(lead).map(({ label, value }) => ({
        label: translationOf(label, language),
        value: translationOf(value, language),
      })),
    ],
    ...(lead.kind === 'inquiry' && { action: booking }),
    afterwards: splitParagraphs(texts.closing).map(fill),
    footer: [`${site.name}, ${site.address.join(', ')}. ${site.phone.label}`, fill(texts.reason)],
  }
}

function nextStep(lead: FormLead, site: Site, emails: Emails, now: Date) {
  const { tag, t } = languageOf(site.language)
  const deadline = responseDeadline(lead, site)
  // The email may have been paused, or the lead marked as spam, until after the deadline.
  const isLate = lead.kind === 'inquiry' && deadline <= now
  const text = isLate ? emails.inquiry.late : emails[lead.kind].next
  return fillPlaceholders(text, {
    agency: site.name,
    deadline: formatDateTime(deadline, site, tag),
    answerTime: answerWords(site.answer, t),
  })
}

const LENGTH_MAX = 30
const WORDS_MAX = 3

/** Letters of any script with their marks, joined by hyphens or apostrophes; a full stop only after an initial. */
const word = /^(?:\p{L}\p{M}{0,2}\.|(?:\p{L}\p{M}{0,2}|['’-](?=\p{L}))+)$/u

/**
 * The name for a greeting to an unverified address, or null if it could be anything but a name, such as a message or
 * a link.
 */
export function plainName(name: string) {
  const words = name.trim().split(/ +/)
  const isPlain = name.length <= LENGTH_MAX && words.length <= WORDS_MAX
  return isPlain && words.every((each) => word.test(each)) ? words.join(' ') : null
}
