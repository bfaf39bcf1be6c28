import type { Email } from 'postal-mime'
import type { ReceivedMail } from './received-mail.ts'

type Header = (name: string) => string

/** Whether people or programs wrote it (RFC 3834, RFC 3464). */
export function natureOf(header: Header, from: string): ReceivedMail['nature'] {
  const type = header('content-type').toLowerCase()
  if (/^multipart\/report\b.*report-type="?delivery-status/s.test(type)) return 'bounce'
  const hasEmptyPath = /^<\s*>$/.test(header('return-path').trim())
  if (hasEmptyPath && /^(mailer-daemon|postmaster)@/i.test(from)) return 'bounce'
  const submitted = header('auto-submitted').trim().toLowerCase()
  const isAutomatic =
    hasEmptyPath ||
    /^multipart\/report\b/.test(type) ||
    (submitted !== '' && !/^no\b/.test(submitted)) ||
    ['x-autoreply', 'x-autorespond', 'x-auto-reply'].some((name) => header(name) !== '') ||
    /^(auto_reply|bulk|junk)$/i.test(header('precedence').trim())
  return isAutomatic ? 'auto-reply' : 'answer'
}

/** Recipients from which on a mail is to many. */
const MANY = 50

/** Why a mail that belongs to no lead is no inquiry; null if it may be one. */
export function spamReasonOf(header: Header, recipients: number) {
  const isMarked =
    /^yes\b/i.test(header('x-spam-flag').trim()) ||
    /^yes\b/i.test(header('x-spam-status').trim()) ||
    /^yes\b/i.test(header('x-spam').trim())
  if (isMarked) return 'The mail server marked it as spam.'
  if (header('list-unsubscribe') || header('list-id')) return 'It was sent to a mailing list.'
  return recipients >= MANY ? `It was sent to ${recipients} addresses.` : null
}

/** What a bounce says about the email that was not delivered. */
export function bounceOf(email: Email): NonNullable<ReceivedMail['bounce']> {
  const parts = email.attachments.map(({ mimeType, content }) => ({
    mimeType,
    text: typeof content === 'string' ? content : new TextDecoder().decode(content),
  }))
  const status = parts.find(({ mimeType }) => mimeType === 'message/delivery-status')?.text ?? ''
  const original = parts.find(({ mimeType }) =>
    ['message/rfc822', 'text/rfc822-headers'].includes(mimeType),
  )
  // Some servers put the headers of the email into the text.
  const where = [original?.text ?? '', email.text ?? ''].join('\n')
  const [, messageId] = /^message-id:\s*<([^<>\s]{1,500})>/im.exec(where) ?? []
  return {
    messageId: messageId ?? null,
    isFinal: !/^action:\s*(delayed|relayed|expanded|delivered)/im.test(status),
    reason: reasonIn(status),
  }
}

const REASON_MAX = 500

/** What the server of the recipient said, on one line. */
function reasonIn(status: string) {
  const [, said = ''] =
    /^diagnostic-code:\s*(?:[\w-]+;)?((?:.+)(?:\r?\n[ \t].+)*)/im.exec(status) ??
    /^status:\s*(.+)/im.exec(status) ??
    []
  return said.replace(/\s+/g, ' ').trim().slice(0, REASON_MAX)
}
