import { createVerify } from 'node:crypto'
import { z } from 'zod'
import { topicArnPattern } from '#model/newsletter/bounce-providers.ts'
import type { FetchPublic } from '#server/platform/http/fetch-public.ts'
import { fail } from '#server/platform/http/problem.ts'

const text = z.string().max(300_000)

const messageSchema = z.looseObject({
  Type: z.enum(['Notification', 'SubscriptionConfirmation', 'UnsubscribeConfirmation']),
  MessageId: text,
  TopicArn: text,
  Timestamp: text,
  Message: text,
  Subject: text.nullish(),
  Token: text.optional(),
  SubscribeURL: text.optional(),
  SignatureVersion: z.enum(['1', '2']),
  Signature: text,
  SigningCertURL: text,
})

export type SnsMessage = z.output<typeof messageSchema>

const algorithms = { 1: 'RSA-SHA1', 2: 'RSA-SHA256' } as const

/** Milliseconds. SNS repeats what was not taken for an hour. */
const AGE_MAX = 24 * 3_600_000

const CERTIFICATE_BYTES_MAX = 20_000

/** By address; Amazon has a few for each region. */
const certificates = new Map<string, string>()

const CERTIFICATES_MAX = 20

/**
 * A message of this SNS topic, whose signature is Amazon’s (https://docs.aws.amazon.com/sns/latest/dg/sns-verify-signature-of-message.html).
 * @throws HttpError 401, also for messages of other topics, which Amazon signs too; 503 if its certificate cannot be fetched
 */
export async function readSnsMessage(
  body: unknown,
  { topicArn, fetchPublic, now }: { topicArn: string; fetchPublic: FetchPublic; now: Date },
): Promise<SnsMessage> {
  const { success, data: message } = messageSchema.safeParse(body)
  if (!success) fail(401, 'The body is no signed message of Amazon SNS.')
  if (message.TopicArn !== topicArn) {
    fail(401, 'The message is of another topic than the one that is connected here.')
  }
  if (!(Math.abs(now.getTime() - Date.parse(message.Timestamp)) < AGE_MAX)) {
    fail(401, 'The message is older than a day.')
  }
  const certificate = await certificateAt(message.SigningCertURL, topicArn, fetchPublic)
  if (!isSigned(message, certificate)) fail(401, 'The signature is wrong.')
  return message
}

/** An address of SNS in the topic’s region. @throws HttpError 401 for any other */
export function snsAddress(address: string, topicArn: string) {
  const [, region = ''] = topicArnPattern.exec(topicArn) ?? []
  const url = URL.parse(address)
  const host = `sns.${region}.amazonaws.com${region.startsWith('cn-') ? '.cn' : ''}`
  const isOfAmazon = url?.protocol === 'https:' && !url.username && url.host === host
  if (isOfAmazon) return url.href
  fail(401, 'The message names an address that is not Amazon’s.')
}

async function certificateAt(address: string, topicArn: string, fetchPublic: FetchPublic) {
  const href = snsAddress(address, topicArn)
  if (!new URL(href).pathname.endsWith('.pem')) fail(401, 'The message names no certificate.')
  const known = certificates.get(href)
  if (known) return known
  const fetched = await fetchPublic(href, { bytes: CERTIFICATE_BYTES_MAX, httpsOnly: true })
  if ('problem' in fetched) {
    const message = 'The certificate of Amazon SNS cannot be fetched right now. Please try again.'
    fail(503, message, { retryAfter: 60 })
  }
  const certificate = fetched.bytes.toString('latin1')
  if (certificates.size >= CERTIFICATES_MAX) certificates.clear()
  certificates.set(href, certificate)
  return certificate
}

function isSigned(message: SnsMessage, certificate: string) {
  const names =
    message.Type === 'Notification'
      ? (['Message', 'MessageId', 'Subject', 'Timestamp', 'TopicArn', 'Type'] as const)
      : ([
          'Message',
          'MessageId',
          'SubscribeURL',
          'Timestamp',
          'Token',
          'TopicArn',
          'Type',
        ] as const)
  const verify = createVerify(algorithms[message.SignatureVersion])
  for (const name of names) {
    const value = message[name]
    if (value !== undefined && value !== null) verify.update(`${name}\n${value}\n`)
  }
  try {
    return verify.verify(certificate, message.Signature, 'base64')
  } catch {
    return false
  }
}
