/** What is erased by its age: each form's leads, and spam of any form where that is to go sooner. */
export const retentionKinds = ['inquiry', 'partner', 'application', 'spam'] as const

export type RetentionKind = (typeof retentionKinds)[number]

/** Days that each is kept; null for ever. */
export type Retention = Record<RetentionKind, number | null>

export const retentionNames: Record<RetentionKind, string> = {
  inquiry: 'Inquiries',
  partner: 'Partner inquiries',
  application: 'Applications and their résumés',
  spam: 'Spam of any form',
}

/** Spam is kept this long until an owner says otherwise; leads are kept for ever. */
export const SPAM_DAYS = 30

/** A week, so that nobody loses leads to a slip; and what nobody would mean. */
export const RETENTION_DAYS_MIN = 7
export const RETENTION_DAYS_MAX = 36_500
