/** What has a retention period: leads by form, and spam of all forms, if shorter. */
export const retentionKinds = [
  'inquiry',
  'partner',
  'application',
  'call',
  'email',
  'spam',
] as const

export type RetentionKind = (typeof retentionKinds)[number]

/** Retention in days; null keeps it forever. */
export type Retention = Record<RetentionKind, number | null>

export const retentionNames: Record<RetentionKind, string> = {
  inquiry: 'Inquiries',
  partner: 'Partner inquiries',
  application: 'Applications and their résumés',
  call: 'Booked calls',
  email: 'Emails from strangers',
  spam: 'Spam of any form',
}

/** Default: spam is deleted after this time, leads never. */
export const SPAM_DAYS = 30

/** At least a week, so that a typing error does not delete leads. */
export const RETENTION_DAYS_MIN = 7
export const RETENTION_DAYS_MAX = 36_500
