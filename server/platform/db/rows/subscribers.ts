export type SubscriberRow = {
  id: string
  email: string
  /** The address in lower case: what makes two subscriptions the same. */
  email_lower: string
  state: 'pending' | 'confirmed' | 'unsubscribed'
  /** Part of the link that confirms; null where none is out, or it was used. */
  nonce: string | null
  /** Which wording was agreed to (model/newsletter/newsletter.ts), and when. */
  consent_version: string
  consent_at: string
  /** Stated by whoever added the address by hand or in a list; null where its owner used the site's box. */
  consent_source: string | null
  confirmed_at: string | null
  unsubscribed_at: string | null
  created_at: string
}
