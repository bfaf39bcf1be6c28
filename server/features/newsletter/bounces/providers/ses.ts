import { z } from 'zod'
import { fail } from '#server/platform/http/problem.ts'
import type { SnsMessage } from './sns-message.ts'
import { oneLine, type Told, withoutBrackets } from './told.ts'

const text = z.string().max(10_000)

const recipient = z.looseObject({
  emailAddress: text,
  action: text.optional(),
  diagnosticCode: text.optional(),
})

const notificationSchema = z.looseObject({
  /** The second is in events of a configuration set. */
  notificationType: text.optional(),
  eventType: text.optional(),
  bounce: z
    .looseObject({ bounceType: text, bouncedRecipients: z.array(recipient).max(100) })
    .optional(),
  complaint: z
    .looseObject({
      complainedRecipients: z.array(recipient).max(100),
      complaintFeedbackType: text.nullish(),
    })
    .optional(),
  mail: z
    .looseObject({ commonHeaders: z.looseObject({ messageId: text.nullish() }).optional() })
    .optional(),
})

/** What Amazon SES tells in an SNS message (https://docs.aws.amazon.com/ses/latest/dg/notification-contents.html). */
export function readSes({ MessageId, Message }: SnsMessage): Told {
  const { bounce, complaint, mail } = parse(Message)
  const messageId = withoutBrackets(mail?.commonHeaders?.messageId ?? undefined)
  const isPermanent = bounce?.bounceType === 'Permanent'
  const bounced = bounce?.bouncedRecipients.map(({ emailAddress, action, diagnosticCode }) => ({
    ...{ messageId, address: emailAddress, isFinal: isPermanent || action === 'failed' },
    kind: isPermanent ? ('permanent' as const) : ('temporary' as const),
    reason: oneLine(diagnosticCode?.replace(/^[\w-]+;/, ''), `${bounce.bounceType} bounce`),
  }))
  const type = complaint?.complaintFeedbackType ?? ''
  const complained = type !== 'not-spam' ? complaint?.complainedRecipients : undefined
  const complaints = complained?.map(({ emailAddress }) => ({
    ...{ messageId, address: emailAddress, isFinal: false, kind: 'complaint' as const },
    reason: type && `Reported as ${oneLine(type)}`,
  }))
  return { id: `sns ${MessageId}`, reports: [...(bounced ?? []), ...(complaints ?? [])] }
}

function parse(message: string) {
  try {
    const { success, data } = notificationSchema.safeParse(JSON.parse(message))
    if (success) return data
  } catch {
    // Amazon sends a text when a topic is chosen.
    return {} as z.output<typeof notificationSchema>
  }
  fail(422, 'The message is no notification of Amazon SES.')
}
