import type { OutboxRow } from '#server/platform/db/rows/outbox.ts'
import type { EmailDeps, EmailMessage } from '#server/platform/mail/email-template.ts'
import type { ReviewMail } from './review-rows.ts'

/** Tells a reviewer that a draft is ready. */
export async function reviewRequestedEmail(deps: EmailDeps, row: OutboxRow): Promise<EmailMessage> {
  const { title, by, note } = JSON.parse(row.payload) as ReviewMail
  return message(deps, row, {
    subject: `${by} asks you to review “${title}”`,
    paragraphs: [`${by} has finished a draft of “${title}”.`, ...(note ? [`“${note}”`] : [])],
    label: 'Review the draft',
  })
}

/** Tells an author what became of a draft. */
export async function reviewAnsweredEmail(deps: EmailDeps, row: OutboxRow): Promise<EmailMessage> {
  const { title, by, note, isApproved, isPublished = true } = JSON.parse(row.payload) as ReviewMail
  if (isApproved && !isPublished) {
    return message(deps, row, {
      subject: `“${title}” is approved`,
      paragraphs: [
        `${by} approved your draft of “${title}”. Visitors see it once it is published.`,
        ...(note ? [`“${note}”`] : []),
      ],
      label: 'Open the draft',
    })
  }
  if (isApproved) {
    return message(deps, row, {
      subject: `“${title}” is approved`,
      paragraphs: [`${by} has published your draft of “${title}”, or scheduled it.`],
      label: 'Open it',
    })
  }
  return message(deps, row, {
    subject: `“${title}” needs a change`,
    paragraphs: [`${by} sent your draft of “${title}” back:`, `“${note}”`],
    label: 'Open the draft',
  })
}

type Text = { subject: string; paragraphs: string[]; label: string }

async function message(deps: EmailDeps, row: OutboxRow, { subject, paragraphs, label }: Text) {
  const { path } = JSON.parse(row.payload) as ReviewMail
  const { name, address } = await deps.content.site()
  return {
    content: {
      subject,
      preview: paragraphs[0] ?? subject,
      heading: subject,
      paragraphs,
      action: { label, url: `${deps.siteUrl}${path}` },
      footer: [`${name}, ${address.join(', ')}`],
    },
  }
}
