import type { OutboxRow } from '#server/platform/db/rows/outbox.ts'
import type { EmailDeps, EmailMessage } from '#server/platform/mail/email-template.ts'
import type { CommentMail } from './tell-involved.ts'

/** Tells a person about a comment or an answer. */
export async function commentEmail(deps: EmailDeps, row: OutboxRow): Promise<EmailMessage> {
  const { by, title, place, path, text, isAnswer } = JSON.parse(row.payload) as CommentMail
  const { name, address } = await deps.content.site()
  const subject = isAnswer
    ? `${by} answered a comment on “${title}”`
    : `${by} commented on “${title}”`
  return {
    content: {
      subject,
      preview: text,
      heading: subject,
      paragraphs: [...(place ? [`${place}:`] : []), `“${text}”`],
      action: { label: 'Open the comment', url: `${deps.siteUrl}${path}` },
      footer: [`${name}, ${address.join(', ')}`],
    },
  }
}
