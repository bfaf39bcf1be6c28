import { randomBytes } from 'node:crypto'
import type { MailContent } from '#model/mail/mail.ts'

/** What takes the place of each token. */
export type TokenValues = Record<string, string>

/** Nobody can type it. Letters and digits alone, which HTML and addresses leave as they are. */
const secret = randomBytes(8).toString('hex')

/** Stands for a value that differs between the recipients of an email. */
export function tokenOf(name: string) {
  return `x${secret}${name}0`
}

const tokens = new RegExp(`x${secret}([a-zA-Z]+)0`, 'g')

/** Texts and, between them, the names of tokens. */
export function splitTokens(text: string) {
  return text.split(tokens)
}

export function fillTokens(text: string, values: TokenValues) {
  return text.replace(tokens, (_, name) => values[name] ?? '')
}

export function fillTokensOfHtml(html: string, values: TokenValues) {
  return html.replace(tokens, (_, name) => escapeHtml(values[name] ?? ''))
}

/** The content of one recipient. */
export function fillContent(content: MailContent, values: TokenValues): MailContent {
  const { body } = content
  const filled = fillAll(content, values)
  return {
    ...filled,
    ...(body && { body: { ...fillAll(body, values), html: fillTokensOfHtml(body.html, values) } }),
  }
}

/** Fills every text of a value. */
function fillAll<T>(value: T, values: TokenValues): T {
  if (typeof value === 'string') return fillTokens(value, values) as T
  if (Array.isArray(value)) return value.map((each) => fillAll(each, values)) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, fillAll(each, values)]),
  ) as T
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export function escapeHtml(text: string) {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? '')
}
