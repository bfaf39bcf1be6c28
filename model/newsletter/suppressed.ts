/** Why an address gets no issues any more. */
export const suppressionReasons = ['bounce', 'complaint'] as const

export type SuppressionReason = (typeof suppressionReasons)[number]

export const suppressionReasonNames: Record<SuppressionReason, string> = {
  bounce: 'Mail comes back',
  complaint: 'Reported as spam',
}

/** Who told us. */
export type SuppressionSource = 'mailbox' | 'server' | 'ses' | 'postmark' | 'mailgun' | 'person'

export const suppressionSourceNames: Record<SuppressionSource, string> = {
  mailbox: 'A mail in the mailbox',
  server: 'The mail server, when it was sent',
  ses: 'Amazon SES',
  postmark: 'Postmark',
  mailgun: 'Mailgun',
  person: 'Added by hand',
}

/** Suppressed addresses per page of the list. */
export const SUPPRESSED_PER_PAGE = 50

/** Maximum characters of what is said about one. */
export const SUPPRESSION_DETAIL_MAX = 500
