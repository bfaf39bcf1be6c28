import { Readable } from 'node:stream'
import { Hono } from 'hono'
import type { Deps } from '#server/deps.ts'
import type { ApiEnv } from '#server/platform/http/api-env.ts'
import { fail } from '#server/platform/http/problem.ts'
import { bodyOf, declaredLength, rejectCompressed } from '#server/platform/http/read-bytes.ts'
import { type BodySignature, readSignature } from './check-signature.ts'
import { MAIL_MAX, type Taken, takeMail } from './take-mail.ts'

export const mailPath = '/api/mails'

export const NOT_SET_UP = 'No mail is received here: INBOX_WEBHOOK_SECRET is not set.'

const TOO_LARGE = `The mail is larger than ${MAIL_MAX / 1024 / 1024} MB.`

/** Answers by what became of a mail. */
const messages: Record<Exclude<Taken, 'unreadable'>, string> = {
  stored: 'The mail was stored.',
  known: 'The mail had been stored before.',
  own: 'The mail was sent by this site and is not stored.',
  noted: 'The mail reports about an email of this site, which was noted.',
  automatic: 'The mail is automatic and belongs to nothing, so it is not stored.',
  'too-many': 'The sender has sent too many mails within an hour, so it is not stored.',
}

/** Takes raw mails from a mail provider. */
export function mailRoutes(deps: Deps) {
  return new Hono<ApiEnv>().post(mailPath, async ({ req, env, json, var: { client } }) => {
    const { mailSecret, limits, clock, uploads } = deps
    await limits.count('mails', client)
    if (!mailSecret) fail(404, NOT_SET_UP)
    rejectCompressed(req.raw)
    const type = req.header('content-type') ?? ''
    if (!/^message\/rfc822\b/i.test(type)) {
      fail(415, 'Send the raw mail as message/rfc822.')
    }
    const signature = readSignature(req.raw.headers, mailSecret, clock())
    const size = declaredLength(req.raw)
    if (size > MAIL_MAX) fail(413, TOO_LARGE)
    if (!(await uploads.hasRoom(size))) {
      fail(507, 'There is no room on the disk. Send the mail again later.', { retryAfter: 600 })
    }
    const incoming = env?.incoming instanceof Readable ? env.incoming : undefined
    const body = signedBody(bodyOf(req.raw, { incoming }), signature)
    const raw = await deps.files.receive(Readable.from(body))
    const taken = await takeMail(deps, raw, { receivedAt: clock() })
    if (taken === 'unreadable') fail(422, 'The body is no mail with a sender (RFC 5322).')
    return json({ message: messages[taken] })
  })
}

/** The body; its end is reached only if the signature is right. */
async function* signedBody(body: AsyncIterable<Uint8Array>, signature: BodySignature) {
  let size = 0
  for await (const chunk of body) {
    size += chunk.length
    if (size > MAIL_MAX) fail(413, TOO_LARGE)
    signature.add(chunk)
    yield chunk
  }
  signature.check()
}
