/** What became of an issue for one of its recipients. */
export const recipientStates = ['waiting', 'sent', 'failed', 'skipped'] as const

export type RecipientState = (typeof recipientStates)[number]

export const recipientStateNames: Record<RecipientState, string> = {
  waiting: 'Waiting',
  sent: 'Sent',
  failed: 'Failed',
  skipped: 'Skipped',
}

/** Recipients per page of the list. */
export const RECIPIENTS_PER_PAGE = 50

/** Why an issue was not sent to somebody; other reasons are sentences of mail servers. */
export const recipientReasons = {
  unsubscribed: 'Unsubscribed before their turn.',
  suppressed: 'The address bounced before, or its reader complained.',
  paused: 'Pauses the newsletter.',
  erased: 'Erased on request.',
  malformed: 'This is not an email address.',
  bounced: 'Came back after the mail server had accepted it.',
} as const

export type RecipientReason = keyof typeof recipientReasons

/** A reason as a sentence. */
export function reasonText(reason: string) {
  return reason in recipientReasons ? recipientReasons[reason as RecipientReason] : reason
}
