import { sql } from 'kysely'
import type { Deps } from '#server/deps.ts'
import type { Mailbox } from '#server/platform/mail/email-template.ts'
import type { ReceivedMail } from '#server/platform/mail/received-mail.ts'
import type { Thread } from './find-thread.ts'

/** Mails of one sender within an hour; more come from a program that answers one. */
const SENDER_PER_HOUR = 30

const HOUR = 3_600_000

/** Why a mail is left alone, or null. */
export async function refusalOf(
  deps: Deps,
  mail: ReceivedMail,
  from: Mailbox,
  thread: Thread | null,
  { receivedAt }: { receivedAt: Date },
): Promise<'own' | 'automatic' | 'too-many' | null> {
  if (mail.nature !== 'bounce' && (await isOwn(deps, mail, from))) return 'own'
  if (!thread && mail.nature !== 'answer') return 'automatic'
  const since = new Date(receivedAt.getTime() - HOUR).toISOString()
  const { count } = await deps.store
    .selectFrom('lead_mails')
    .select((select) => select.fn.countAll().as('count'))
    .where(sql<string>`lower(from_address)`, '=', from.address.toLowerCase())
    .where('received_at', '>', since)
    .where('received_at', '<=', receivedAt.toISOString())
    .executeTakeFirstOrThrow()
  return Number(count) >= SENDER_PER_HOUR ? 'too-many' : null
}

/** Whether this site or its mailbox sent it. */
async function isOwn(
  { store, content, replyAddresses, sender }: Deps,
  mail: ReceivedMail,
  from: Mailbox,
) {
  const address = from.address.toLowerCase()
  const { email } = await content.site()
  const own = [email, sender?.address ?? email].map((one) => one.toLowerCase())
  if (replyAddresses?.isOwn(address) || own.includes(address)) return true
  if (!mail.messageId) return false
  const [id = '', domain] = mail.messageId.split('@')
  if (!own.some((one) => one.endsWith(`@${domain}`))) return false
  const sent = await store
    .selectFrom('outbox')
    .select('id')
    .where('message_id', '=', id)
    .executeTakeFirst()
  return sent !== undefined
}
