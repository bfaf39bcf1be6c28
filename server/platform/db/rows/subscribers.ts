import type { SuppressionReason, SuppressionSource } from '#model/newsletter/suppressed.ts'

export type SubscriberRow = {
  id: string
  email: string
  /** The address in lower case; unique. */
  email_lower: string
  state: 'pending' | 'confirmed' | 'unsubscribed'
  /** Part of the confirmation link; null if none is valid. */
  nonce: string | null
  /** Which wording was agreed to (model/newsletter/newsletter.ts), and when. */
  consent_version: string
  consent_at: string
  /** Stated by whoever added or imported the address; null for the sign-up form. */
  consent_source: string | null
  /** Given by imported lists. */
  consent_ip: string | null
  confirmed_at: string | null
  unsubscribed_at: string | null
  /** The import that added or unsubscribed it; null as soon as anything else has changed it. */
  import_id: string | null
  /** The moment of that import. */
  import_at: string | null
  /** JSON of what that import changed, as it was before; null if it added the address. */
  before_import: string | null
  /** What issues may say of the person. */
  first_name: string | null
  company: string | null
  /** Of the issues that the person wants, such as "de"; null if that is not known. */
  language: string | null
  /** JSON: tags from staff and imports; null for none. */
  tags: string | null
  /** JSON: ids of the topics that the person has chosen; null if they have not, which is all topics. */
  topics: string | null
  /** Gets no issues until then. */
  paused_until: string | null
  created_at: string
}

/** An issue that did not reach a subscriber, or that was reported as spam. */
export type BounceRow = {
  subscriber_id: string
  issue_id: string
  kind: 'temporary' | 'permanent' | 'complaint'
  /** What the mail server said, on one line. */
  detail: string
  created_at: string
}

/** An address that gets no issues any more. */
export type SuppressedRow = {
  /** In lower case; a keyed hash for an erased person. */
  email_lower: string
  /** As it was written to; empty for an erased person. */
  email: string
  reason: SuppressionReason
  /** What the mail server or the person who added it said, on one line. */
  detail: string
  source: SuppressionSource
  /** The issue that came back. */
  issue_id: string | null
  created_at: string
}
