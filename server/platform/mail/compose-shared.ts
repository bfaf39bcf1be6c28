import MimeNode from 'nodemailer/lib/mime-node'
import { encode, wrap } from 'nodemailer/lib/qp'
import type { MailContent } from '#model/mail/mail.ts'
import type { Mailbox } from './email-template.ts'
import { escapeHtml, splitTokens, type TokenValues } from './fill-tokens.ts'

type Texts = { text: string; html: string }

/** What is the same for all and encoded once, and between that the names of values. */
type Part = { encoded: string } | { name: string }

type Parts = { text: Part[]; html: Part[] }

/** Of the emails to many that are being sent. */
const known = new WeakMap<MailContent, Promise<Parts>>()

/** Header fields by name. */
export type Headers = Record<string, string | Mailbox | undefined>

/** The raw message of one of many recipients: all but its headers and values was rendered and encoded for the first. */
export async function composeShared(
  render: (content: MailContent) => Promise<Texts>,
  headers: Headers,
  { content, values }: { content: MailContent; values: TokenValues },
): Promise<Buffer> {
  const found = known.get(content)
  const preparing = found ?? prepare(render(content))
  if (!found) {
    known.set(content, preparing)
    preparing.catch(() => known.delete(content))
  }
  const { text, html } = await preparing
  const root = new MimeNode('multipart/alternative')
  for (const [name, value] of Object.entries(headers)) if (value) root.setHeader(name, value)
  const head = root.buildHeaders()
  const boundary = `--${root.boundary}`
  const raw = [
    `${head}\r\n`,
    `${boundary}\r\nContent-Type: text/plain; charset=utf-8`,
    `Content-Transfer-Encoding: quoted-printable\r\n`,
    fill(text, values, (value) => value),
    `${boundary}\r\nContent-Type: text/html; charset=utf-8`,
    `Content-Transfer-Encoding: quoted-printable\r\n`,
    fill(html, values, escapeHtml),
    `${boundary}--\r\n`,
  ]
  return Buffer.from(raw.join('\r\n'), 'latin1')
}

async function prepare(rendering: Promise<Texts>): Promise<Parts> {
  const { text, html } = await rendering
  return { text: partsOf(text), html: partsOf(html) }
}

function partsOf(text: string): Part[] {
  return splitTokens(text).map((part, index) =>
    index % 2 === 1 ? { name: part } : { encoded: quoted(part) },
  )
}

/** A soft line break stands around each value: no line becomes too long. */
function fill(parts: Part[], values: TokenValues, encodeValue: (value: string) => string) {
  return parts
    .map((part) => ('name' in part ? quoted(encodeValue(values[part.name] ?? '')) : part.encoded))
    .join('=\r\n')
}

/** RFC 2045, 6.7. */
function quoted(text: string) {
  return wrap(encode(text.replace(/\r?\n/g, '\r\n')))
}
