import type { Emails } from '#model/content/emails.ts'
import type { Site } from '#model/content/site.ts'
import type { AutomaticEmail } from '#model/mail/automatic-emails.ts'
import type { MailContent } from '#model/mail/mail.ts'
import { CONSENT_VERSION } from '#model/newsletter/newsletter.ts'
import { replyContent } from '#server/features/leads/inbox/emails.ts'
import { receiptOf } from '#server/features/leads/receipt.ts'
import { confirmContent, welcomeContent } from '#server/features/newsletter/email-contents.ts'
import { SAMPLE_KEY } from '#server/features/newsletter/subscriber-key.ts'
import { noDeal } from '#server/features/pipeline/no-deal.ts'
import type { LeadKind, LeadRow } from '#server/platform/db/rows/leads.ts'

type Settings = {
  site: Site
  emails: Emails
  siteUrl: string | null
  now: Date
  author: string
  /** The button of receipts for inquiries. */
  booking: MailContent['action']
}

/** An automatic email as its recipient would get it now, about invented data. */
export function sampleEmail(id: AutomaticEmail, settings: Settings): MailContent {
  const { site, emails, now, author, booking } = settings
  switch (id) {
    case 'confirmation':
      return confirmContent(
        settings,
        { consent_source: null, consent_version: CONSENT_VERSION },
        SAMPLE_KEY,
      )
    case 'welcome':
      return welcomeContent(settings, { consent_source: null }, SAMPLE_KEY)
    case 'reply': {
      const text = 'Thank you for your message. Would Tuesday at ten suit you for a call?'
      const lead = sampleLead('inquiry', site, now)
      return replyContent({
        lead,
        quoted: { text: lead.details, at: lead.created_at },
        text,
        author,
        signature: null,
        site,
        emails,
      })
    }
    default:
      return receiptOf({
        lead: sampleLead(id, site, now),
        hasFile: id === 'application',
        site,
        emails,
        now,
        booking,
      })
  }
}

function sampleLead<Kind extends LeadKind>(
  kind: Kind,
  { referencePrefix }: Site,
  now: Date,
): LeadRow & { kind: Kind } {
  return {
    id: '',
    kind,
    reference: [referencePrefix, '7Q2F', '9KXA'].filter(Boolean).join('-'),
    idempotency_key: '',
    fingerprint: '',
    status: 'new',
    spam_reason: null,
    name: 'Ann Lee',
    email: 'ann@example.com',
    phone: null,
    details: kind === 'inquiry' ? 'A shop for tea, in two languages.' : null,
    service: null,
    budget: null,
    opening: null,
    age: null,
    city: null,
    pincode: null,
    state: null,
    address: null,
    custom_fields: null,
    field_labels: null,
    interest: null,
    source: null,
    referrer: null,
    utm_source: null,
    utm_medium: null,
    utm_campaign: null,
    utm_term: null,
    utm_content: null,
    created_at: now.toISOString(),
    assignee_id: null,
    read_at: null,
    answered_at: null,
    waiting_since: null,
    answered_in_time: null,
    ...noDeal,
  }
}
