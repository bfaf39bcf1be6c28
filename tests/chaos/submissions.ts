import { createHash } from 'node:crypto'
import { applicationForm, partnerForm } from '#tests/fixtures/application.ts'
import { inquiryForm } from '#tests/fixtures/inquiry.ts'
import type { Random } from './random.ts'

/** A form that a visitor sends until it is acknowledged. */
export type Submission = {
  path: string
  /** Unique, so that its row can be found. */
  email: string
  key: string
  address: string
  body: FormData | string
  file: { size: number; sha256: string } | null
}

/** An acknowledged submission; `reference` is empty for the newsletter. */
export type Acknowledged = { submission: Submission; reference: string }

const kinds = ['inquiry', 'inquiry', 'inquiry with file', 'partner', 'application', 'newsletter']
const FILE_MAX = 300_000

/**
 * A submission of a random form, with a file of up to 300 kB if the form has a file field. `choices` are those of an inquiry
 * on a site with other content than the fixtures', which may have no openings: without applications.
 */
export function makeSubmission(
  random: Random,
  number: number,
  choices?: Record<string, string>,
): Submission {
  const kind = random.pick(choices ? kinds.filter((name) => name !== 'application') : kinds)
  const email = `visitor-${number}@chaos.example`
  const visitor = {
    email,
    key: `chaos-${number}-${random.bytes(12).toString('hex')}`,
    address: `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`,
  }
  const note = random.bytes(random.below(350)).toString('base64')
  if (kind === 'newsletter') {
    const body = JSON.stringify({ email })
    return { ...visitor, path: '/api/newsletter/subscribe', body, file: null }
  }
  if (kind === 'partner') {
    const body = partnerForm({ email, address: note || undefined })
    return { ...visitor, path: '/api/partner-inquiries', body, file: null }
  }
  if (kind === 'inquiry') {
    const body = inquiryForm({ ...choices, email, details: `Inquiry ${number}. ${note}` })
    return { ...visitor, path: '/api/inquiries', body, file: null }
  }
  const content = randomPdf(random, random.below(FILE_MAX))
  const sent = { name: `file-${number}.pdf`, content }
  const file = { size: content.length, sha256: sha256(content) }
  if (kind === 'application') {
    const body = applicationForm({ email, note }, sent)
    return { ...visitor, path: '/api/applications', body, file }
  }
  const fields = { ...choices, email, details: `Inquiry ${number}. ${note}` }
  const body = inquiryForm(fields, sent)
  return { ...visitor, path: '/api/inquiries', body, file }
}

/** Sends a submission; rejects without a complete response. */
export async function send(origin: string, { path, key, address, body }: Submission) {
  const headers: Record<string, string> = {
    'idempotency-key': key,
    'x-forwarded-for': address,
    'accept-encoding': 'identity',
  }
  if (typeof body === 'string') headers['content-type'] = 'application/json'
  const signal = AbortSignal.timeout(30_000)
  const response = await fetch(`${origin}${path}`, { method: 'POST', headers, body, signal })
  const text = await response.text()
  const reference = response.ok ? String(JSON.parse(text).reference ?? '') : ''
  return { status: response.status, reference, text }
}

function randomPdf(random: Random, size: number) {
  return Buffer.concat([
    Buffer.from('%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\n'),
    random.bytes(size),
    Buffer.from('\ntrailer << /Root 1 0 R >>\n%%EOF\n'),
  ])
}

export function sha256(content: Buffer) {
  return createHash('sha256').update(content).digest('hex')
}
