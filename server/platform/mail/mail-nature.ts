import type { ReceivedMail } from './received-mail.ts'

type Header = (name: string) => string

/** Whether people or programs wrote it (RFC 3834, RFC 3464, RFC 5965). */
export function natureOf(header: Header, from: string): ReceivedMail['nature'] {
  const type = header('content-type').toLowerCase()
  if (/^multipart\/report\b.*report-type="?(delivery-status|feedback-report)/s.test(type))
    return 'bounce'
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
