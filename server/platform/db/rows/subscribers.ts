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
  created_at: string
}
