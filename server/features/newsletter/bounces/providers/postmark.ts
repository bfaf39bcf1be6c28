import { timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { fail } from '#server/platform/http/problem.ts'
import { oneLine, type Told } from './told.ts'

/** The user in the address that Postmark posts to; the key is the password. */
export const POSTMARK_USER = 'postmark'

const text = z.string().max(100_000)

const bodySchema = z.looseObject({
  RecordType: text,
  ID: z.union([z.number(), text]).optional(),
  Type: text.optional(),
  Email: text.optional(),
  Description: text.optional(),
  Details: text.optional(),
})

/** Types of bounces that are about the address (https://postmarkapp.com/developer/api/bounce-api#bounce-types). */
const kinds: Record<string, 'permanent' | 'temporary' | 'complaint'> = {
  HardBounce: 'permanent',
  BadEmailAddress: 'permanent',
  SpamComplaint: 'complaint',
  SoftBounce: 'temporary',
  Transient: 'temporary',
  DnsError: 'temporary',
  Blocked: 'temporary',
  DMARCPolicy: 'temporary',
}

/** @throws HttpError 401 unless the request has the key; Postmark does not sign */
export function requirePostmark(headers: Headers, key: string) {
  const expected = Buffer.from(`Basic ${Buffer.from(`${POSTMARK_USER}:${key}`).toString('base64')}`)
  const given = Buffer.from(headers.get('authorization') ?? '')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
    fail(401, 'The key in the address of the webhook is missing or wrong. Make a new address.')
  }
}

/** Reads a webhook of Postmark. */
export function readPostmark(body: unknown): Told {
  const { success, data } = bodySchema.safeParse(body)
  if (!success) fail(422, 'The body is no webhook of Postmark.')
  const { RecordType, ID = '', Type = '', Email = '', Description, Details } = data
  const isOurs = RecordType === 'Bounce' || RecordType === 'SpamComplaint'
  const kind = isOurs ? kinds[RecordType === 'SpamComplaint' ? RecordType : Type] : undefined
  const report = kind && {
    ...{ messageId: null, kind, isFinal: kind !== 'complaint', address: Email },
    reason: kind === 'complaint' ? '' : oneLine(Details, Description),
  }
  return { id: `postmark ${RecordType} ${ID}`, reports: report ? [report] : [] }
}
