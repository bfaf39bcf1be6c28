import { findSubscriber, listHeaders, settingsOf } from '#server/features/newsletter/emails.ts'
import { subscriberKey } from '#server/features/newsletter/subscriber-key.ts'
import type { OutboxRow } from '#server/platform/db/rows/outbox.ts'
import type { EmailDeps, EmailMessage } from '#server/platform/mail/email-template.ts'
import { letterContent } from './letter-content.ts'

/** A letter to one subscriber; null for those who unsubscribed meanwhile, and once it was stopped. */
export async function letterEmail(deps: EmailDeps, row: OutboxRow): Promise<EmailMessage | null> {
  const letter = await deps.store
    .selectFrom('letters')
    .selectAll()
    .where('id', '=', row.letter_id ?? '')
    .executeTakeFirst()
  const subscriber = await findSubscriber(deps, row)
  if (!letter || !subscriber) return null
  const isSent = row.state === 'sent'
  if (!isSent && (letter.state === 'cancelled' || subscriber.state !== 'confirmed')) return null
  const { markdown, emailPictures, siteUrl } = deps
  const body = await markdown.email(letter.markdown, siteUrl ?? '', emailPictures.in)
  const key = subscriberKey(deps.secrets, 'unsubscribe', subscriber.id)
  return {
    headers: listHeaders(siteUrl, key),
    content: letterContent(await settingsOf(deps), letter, body, subscriber, key),
    isKept: true,
  }
}
