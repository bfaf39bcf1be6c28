import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { fail } from '#server/platform/http/problem.ts'
import { failureOf } from '#server/platform/mail/delivery-status.ts'
import type { MailReport } from '#server/platform/mail/received-mail.ts'
import { oneLine, type Told, withoutBrackets } from './told.ts'

const text = z.string().max(10_000)

const bodySchema = z.looseObject({
  signature: z.looseObject({ timestamp: text, token: text, signature: text }),
  'event-data': z.looseObject({
    event: text,
    severity: text.optional(),
    recipient: text.optional(),
    message: z
      .looseObject({ headers: z.looseObject({ 'message-id': text.optional() }).optional() })
      .optional(),
    'delivery-status': z
      .looseObject({ message: text.optional(), description: text.optional() })
      .optional(),
  }),
})

/** Milliseconds. Mailgun repeats what was not taken for eight hours. */
const AGE_MAX = 12 * 3_600_000

/** Reads a webhook of Mailgun (https://documentation.mailgun.com/docs/mailgun/user-manual/webhooks/securing-webhooks). */
export function readMailgun(body: unknown, key: string, now: Date): Told {
  const { success, data } = bodySchema.safeParse(body)
  if (!success) fail(401, 'The signature is missing.')
  const { timestamp, token, signature } = data.signature
  const expected = createHmac('sha256', key).update(`${timestamp}${token}`).digest()
  const given = Buffer.from(signature, 'hex')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
    fail(401, 'The signature is wrong. Enter the HTTP webhook signing key of Mailgun again.')
  }
  if (!(Math.abs(now.getTime() - Number(timestamp) * 1000) < AGE_MAX)) {
    fail(401, 'The signature is older than twelve hours.')
  }
  const event = data['event-data']
  const kind = kindOf(event)
  const said = event['delivery-status']
  const report = kind && {
    ...{ kind, isFinal: kind === 'permanent', address: event.recipient ?? '' },
    messageId: withoutBrackets(event.message?.headers?.['message-id']),
    reason: kind === 'complaint' ? '' : oneLine(said?.message, said?.description),
  }
  return { id: `mailgun ${token}`, reports: report ? [report] : [] }
}

function kindOf({ event, severity, 'delivery-status': said }: Event): MailReport['kind'] {
  if (event === 'complained') return 'complaint'
  if (event !== 'failed') return null
  return severity === 'permanent' ? failureOf('5.0.0', said?.message ?? '') : 'temporary'
}

type Event = z.output<typeof bodySchema>['event-data']
