import PostalMime, { type Email } from 'postal-mime'
import { failureOf } from './delivery-status.ts'
import type { MailReport } from './received-mail.ts'

const REASON_MAX = 500

/** What a report says about an email of ours (RFC 3464, RFC 5965); null if it is no bad news. */
export async function readReport(email: Email): Promise<MailReport | null> {
  const parts = email.attachments.map(({ mimeType, content }) => ({
    mimeType,
    text: typeof content === 'string' ? content : new TextDecoder().decode(content),
  }))
  const textOf = (...types: string[]) =>
    parts.find(({ mimeType }) => types.includes(mimeType))?.text ?? ''
  const original = textOf('message/rfc822', 'message/global', 'text/rfc822-headers')
  const messageId = (await idIn(original)) ?? idInText(email.text ?? '')
  const feedback = textOf('message/feedback-report')
  if (feedback !== '') return complaint(feedback, messageId)
  const status = textOf('message/delivery-status', 'message/global-delivery-status')
  return { messageId, ...(await readStatus(status)) }
}

async function complaint(feedback: string, messageId: string | null): Promise<MailReport | null> {
  const type = (await fieldsOf(feedback)).get('feedback-type')?.toLowerCase() ?? ''
  if (type === 'not-spam' || type === '') return null
  return { messageId, kind: 'complaint', isFinal: false, reason: `Reported as ${type}` }
}

/** The fields of the first recipient whose email was not delivered, else of the first. */
async function readStatus(text: string): Promise<Omit<MailReport, 'messageId'>> {
  // The first group is about the whole email.
  const [, ...groups] = text.split(/\r?\n[ \t]*\r?\n/).filter((group) => group.trim() !== '')
  const recipients = await Promise.all(groups.map(fieldsOf))
  const actionOf = (fields: Fields | undefined) => fields?.get('action')?.trim().toLowerCase() ?? ''
  const failed = recipients.find((fields) => actionOf(fields) === 'failed') ?? recipients[0]
  const action = actionOf(failed)
  const said = failed?.get('diagnostic-code')?.replace(/^[\w-]+;/, '') ?? ''
  const status = failed?.get('status') ?? ''
  const isFinal = !['delayed', 'relayed', 'expanded', 'delivered'].includes(action)
  return {
    isFinal,
    kind: isFinal ? failureOf(status, said) : action === 'delayed' ? 'temporary' : null,
    reason: (said || status).replace(/\s+/g, ' ').trim().slice(0, REASON_MAX).toWellFormed(),
  }
}

type Fields = Map<string, string>

async function fieldsOf(group: string): Promise<Fields> {
  const { headers } = await PostalMime.parse(`${group.trim()}\r\n\r\n`)
  return new Map(headers.map(({ key, value }) => [key, value]))
}

async function idIn(original: string) {
  if (original === '') return null
  const { headers } = await PostalMime.parse(original, { maxNestingDepth: 50 })
  return idOf(headers.find(({ key }) => key === 'message-id')?.value ?? '')
}

/** Some servers put the headers of the email into the text. */
function idInText(text: string) {
  return idOf(/^message-id:(.{1,600})$/im.exec(text)?.[1] ?? '')
}

function idOf(value: string) {
  return /<([^<>\s]{1,500})>/.exec(value)?.[1] ?? null
}
