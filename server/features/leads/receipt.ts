import type { Emails } from '#model/content/emails.ts'
import type { Site } from '#model/content/site.ts'
import { answerWords } from '#model/leads/answer-time.ts'
import type { MailContent } from '#model/mail/mail.ts'
import { fillPlaceholders } from '#model/mail/placeholders.ts'
import type { LeadRow } from '#server/platform/db/rows/leads.ts'
import { splitParagraphs } from '#server/platform/mail/split-paragraphs.ts'
import { formatDateTime } from './format-date-time.ts'
import { chosenFacts } from './lead-facts.ts'
import { plainName } from './plain-name.ts'
import { responseDeadline } from './response-deadline.ts'

type Receipt = { lead: LeadRow; hasFile: boolean; site: Site; emails: Emails; now: Date }

/**
 * Receipt for the visitor: the reference and what happens next. The address is unverified, so the email contains no
 * typed text: otherwise anyone could use this site to send their own text to strangers.
 */
export function receiptOf({ lead, hasFile, site, emails, now }: Receipt): MailContent {
  const texts = emails[lead.kind]
  const name = plainName(lead.name)
  const values = {
    reference: lead.reference,
    agency: site.name,
    next: nextStep(lead, site, emails, now),
  }
  const fill = (text: string) => fillPlaceholders(text, values)
  const text = hasFile && 'textWithFile' in texts ? texts.textWithFile : texts.text
  return {
    subject: fill(texts.subject),
    preview: fill(texts.preview),
    heading: name ? fillPlaceholders(texts.heading, { name }) : texts.headingWithoutName,
    paragraphs: splitParagraphs(text).map(fill),
    facts: [{ label: 'Your reference', value: lead.reference }, ...chosenFacts(lead)],
    afterwards: splitParagraphs(texts.closing).map(fill),
    footer: [`${site.name}, ${site.address.join(', ')}. ${site.phone.label}`, fill(texts.reason)],
  }
}

function nextStep(lead: LeadRow, site: Site, emails: Emails, now: Date) {
  const deadline = responseDeadline(lead, site)
  // The email may have been paused, or the lead marked as spam, until after the deadline.
  const isLate = lead.kind === 'inquiry' && deadline <= now
  const text = isLate ? emails.inquiry.late : emails[lead.kind].next
  return fillPlaceholders(text, {
    agency: site.name,
    deadline: formatDateTime(deadline, site),
    answerTime: answerWords(site.answer),
  })
}
