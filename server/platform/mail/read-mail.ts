import PostalMime, { type Address, type Email, type Mailbox as Sender } from 'postal-mime'
import { EMAIL_MAX } from '#model/email.ts'
import { looksLikeEmail } from '#model/email-shape.ts'
import { htmlText, roughText } from './html-text.ts'
import { natureOf, spamReasonOf } from './mail-nature.ts'
import { readReport } from './read-report.ts'
import type { ReceivedAttachment, ReceivedMail } from './received-mail.ts'
import { splitQuote } from './split-quote.ts'

/** Characters of a mail's text, and of what it quotes. */
const TEXT_MAX = 100_000

const SUBJECT_MAX = 500
const NAME_MAX = 200
const MESSAGE_ID_MAX = 500

/** Message ids that are looked for; a long conversation has more. */
const REFERENCES_MAX = 50

/** Headers with addresses that a mail was sent or delivered to. */
const recipientHeaders = ['delivered-to', 'x-original-to', 'envelope-to', 'x-forwarded-to']

/** @throws what the parser throws on a message that is none */
export async function readMail(raw: Uint8Array, isPlain: boolean): Promise<ReceivedMail> {
  const email = await PostalMime.parse(raw, { maxNestingDepth: 50, maxRfc822NestingDepth: 3 })
  const header = (name: string) => email.headers.find(({ key }) => key === name)?.value ?? ''
  const [from] = mailboxesOf(email.from ? [email.from] : [])
  const recipients = recipientsOf(email)
  const looks = natureOf(header, from?.address ?? '')
  const bounce = looks === 'bounce' ? await readReport(email) : null
  const nature = looks === 'bounce' && !bounce ? 'auto-reply' : looks
  const { text, quoted } = bodyOf(email, isPlain)
  return {
    messageId: idsIn(header('message-id'))[0] ?? null,
    references: [...idsIn(header('in-reply-to')), ...idsIn(header('references')).reverse()].slice(
      0,
      REFERENCES_MAX,
    ),
    from: from && isAddress(from.address) ? nameOf(from) : null,
    recipients,
    subject: line(email.subject ?? '', SUBJECT_MAX),
    text: cut(text),
    quoted: cut(quoted),
    nature,
    bounce,
    spamReason: spamReasonOf(header, recipients.length),
    attachments: nature === 'bounce' ? [] : email.attachments.map(attachmentOf),
  }
}

function bodyOf(email: Email, isPlain: boolean) {
  const own = email.text ?? ''
  const html = own.trim() === '' ? email.html : undefined
  if (isPlain) return { text: readable(html ? roughText(html) : own), quoted: '' }
  return splitQuote(readable(html ? htmlText(html) : own))
}

function recipientsOf({ to = [], cc = [], headers }: Email) {
  const delivered = headers
    .filter(({ key }) => recipientHeaders.includes(key))
    .map(({ value }) => value.trim().replace(/^<|>$/g, ''))
  const sent = mailboxesOf([...to, ...cc]).map(({ address }) => address)
  return [...new Set([...sent, ...delivered].map((address) => address.toLowerCase()))]
}

function mailboxesOf(addresses: Address[]): Sender[] {
  return addresses.flatMap((one) => one.group ?? (one.address ? [one] : []))
}

function isAddress(address: string) {
  return looksLikeEmail(address) && address.length <= EMAIL_MAX
}

function nameOf({ name, address }: Sender) {
  return { name: line(name, NAME_MAX), address: readable(address) }
}

/** The message ids in a header, without brackets. */
function idsIn(header: string) {
  return [...header.matchAll(/<([^<>\s]+)>/g)]
    .map(([, id = '']) => readable(id))
    .filter(({ length }) => length <= MESSAGE_ID_MAX)
}

function attachmentOf({ filename, content, mimeType }: Email['attachments'][number]) {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  const name = line(filename ?? '', NAME_MAX) || `attachment${endingOf(mimeType)}`
  return { name, content: new Uint8Array(bytes as ArrayBuffer) } satisfies ReceivedAttachment
}

const endings: Record<string, string> = {
  'text/calendar': '.ics',
  'message/rfc822': '.eml',
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'application/pdf': '.pdf',
}

function endingOf(mediaType: string) {
  return endings[mediaType] ?? ''
}

/** Line breaks and tabs are the only control characters. */
function readable(text: string) {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .toWellFormed()
}

function line(text: string, max: number) {
  return readable(text).replace(/\s+/g, ' ').trim().slice(0, max).toWellFormed()
}

function cut(text: string) {
  const trimmed = text.replace(/[ \t]+$/gm, '').replace(/^\n+|\s+$/g, '')
  return trimmed.length > TEXT_MAX ? `${trimmed.slice(0, TEXT_MAX).toWellFormed()} …` : trimmed
}
