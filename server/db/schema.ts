import type { Generated, Kysely, Transaction } from 'kysely'

/** Times are UTC ISO 8601 text, ids UUIDv7 text; the tables are made in migrations/. */
export type Tables = {
  migrations: { name: string; sha256: string; applied_at: string }
  settings: { key: string; value: string }
  newsletter_subscribers: SubscriberRow
  posts: PostRow
  post_revisions: PostRevisionRow
  post_working_copies: PostWorkingCopyRow
  post_redirects: PostRedirectRow
  leads: LeadRow
  lead_files: LeadFileRow
  outbox: OutboxRow
  webhooks: WebhookRow
  /** Read here, written by better-auth. */
  user: UserRow
  session: SessionRow
  account: AccountRow
  twoFactor: TwoFactorRow
  verification: VerificationRow
  account_links: AccountLinkRow
  audit_log: AuditRow
  lead_tags: LeadTagRow
  lead_events: LeadEventRow
  lead_texts: LeadTextRow
  content_documents: ContentDocumentRow
  content_revisions: ContentRevisionRow
  media: MediaRow
  missing_pages: MissingPageRow
}

type UserRow = {
  id: string
  name: string
  email: string
  emailVerified: boolean | 0 | 1
  role: 'owner' | 'editor' | 'viewer'
  twoFactorEnabled: boolean | 0 | 1 | null
  createdAt: Date | string
  updatedAt: Date | string
}

/** How somebody proves who they are; ours are all passwords (`providerId` "credential"). */
type AccountRow = {
  id: string
  accountId: string
  providerId: string
  userId: string
  password: string | null
  createdAt: Date | string
  updatedAt: Date | string
}

type TwoFactorRow = { id: string; userId: string }

/** Sign-ins that wait for a code, by `value` the id of whose they are; and codes that were used. */
type VerificationRow = { id: string; identifier: string; value: string; expiresAt: Date | string }

type SessionRow = {
  id: string
  token: string
  userId: string
  createdAt: Date | string
  updatedAt: Date | string
  expiresAt: Date | string
  ipAddress: string | null
  userAgent: string | null
}

export type AccountLinkRow = {
  id: string
  kind: 'set-up' | 'invitation' | 'reset'
  email: string
  role: 'owner' | 'editor' | 'viewer' | null
  /** SHA-256 of the key in the link, hex. */
  key_hash: string
  created_by: string | null
  created_at: string
  expires_at: string
  used_at: string | null
}

export type AuditRow = {
  id: string
  actor_id: string | null
  actor_name: string
  action: string
  subject: string
  summary: string
  created_at: string
}

/** A picture of the media library (model/media.ts says how its address is made). */
export type MediaRow = {
  id: string
  name: string
  slug: string
  /** Empty where the picture is only decoration. */
  alt: string
  version: string
  width: number
  height: number
  /** Of the file as it was uploaded, hex. */
  sha256: string
  /** Name and alt text, folded. */
  search_text: string
  created_at: string
  updated_at: string
}

/** An address without a page that was asked for. */
type MissingPageRow = {
  /** In lower case; "probes" for all attacks together. */
  path: string
  hits: number
  /** The page of ours (a path) or the other site (an origin and a path) that led here last. */
  referrer: string | null
  dismissed: 0 | 1
  first_seen: string
  last_seen: string
}

export type SubscriberRow = {
  id: string
  email: string
  /** The address in lower case: what makes two subscriptions the same. */
  address_key: string
  state: 'pending' | 'confirmed' | 'unsubscribed'
  /** Part of the link that confirms; null where none is out, or it was used. */
  nonce: string | null
  /** Which wording was agreed to (model/newsletter.ts), and when. */
  consent_version: string
  consent_at: string
  /** Stated by whoever added the address by hand or in a list; null where its owner used the site's box. */
  consent_source: string | null
  confirmed_at: string | null
  unsubscribed_at: string | null
  created_at: string
}

export type PostRow = {
  id: string
  slug: string
  title: string
  summary: string
  markdown: string
  author: string
  category: string
  /** JSON, a list of texts. */
  tags: string
  image: string
  image_alt: string
  status: 'draft' | 'published'
  /** An ISO day. */
  published_at: string
  read_time: string
  /** Title and summary as search-text.ts folds them. */
  search_text: string
  created_at: string
  updated_at: string
  /** The moment from which the public sees it; published_at is its day where the agency is. */
  publish_at: string
  /** Grows with every save. */
  version: number
  /** When it was put into the trash. */
  deleted_at: string | null
  /** Title and author as search-text.ts folds them. */
  admin_search: string
}

export type PostRevisionRow = {
  id: string
  post_id: string
  version: number
  /** What was done: "Saved", "Restored from …". */
  note: string
  title: string
  /** JSON, PostFields of model/post-form.ts. */
  fields: string
  actor_id: string | null
  actor_name: string
  created_at: string
}

type PostWorkingCopyRow = {
  /** Empty for a new post. */
  post_id: string
  person_id: string
  /** The version that was opened; 0 for a new post. */
  base_version: number
  /** JSON, PostFields of model/post-form.ts. */
  fields: string
  saved_at: string
}

type PostRedirectRow = { slug: string; post_id: string; created_at: string }

export type LeadKind = 'inquiry' | 'partner' | 'application'

/** What a visitor sent with one of the forms; the fields of other forms are null. */
export type LeadRow = {
  id: string
  kind: LeadKind
  reference: string
  idempotency_key: string
  /** SHA-256 of what the visitor wrote (idempotency.ts): finds a repetition, and another lead under the same key. */
  fingerprint: string
  status: 'new' | 'answered' | 'won' | 'lost' | 'spam'
  spam_reason: string | null
  name: string
  email: string
  phone: string | null
  /** The project's details, or the note beside a résumé. */
  details: string | null
  service: string | null
  budget: string | null
  /** Title of the job that an application is for; null for a general one. */
  opening: string | null
  age: string | null
  city: string | null
  pincode: string | null
  state: string | null
  address: string | null
  interest: string | null
  source: string | null
  referrer: string | null
  utm_source: string | null
  utm_medium: string | null
  utm_campaign: string | null
  utm_term: string | null
  utm_content: string | null
  created_at: string
  /** Who takes care of it. */
  owner_id: string | null
  /** When somebody who may answer saw it first. */
  opened_at: string | null
  /** When it was answered first: by a reply from the inbox, or by a status that says so. */
  answered_at: string | null
  /** Whether that was within the promise; null where nothing was promised or nobody answered. */
  answered_in_time: 0 | 1 | null
}

/** `created_at` is the lead's, so that a tag's leads are read in their order. */
type LeadTagRow = { lead_id: string; tag: string; created_at: string }

/** What happened to a lead in the inbox; rows are added, never changed. */
export type LeadEventRow = {
  id: string
  lead_id: string
  kind: 'opened' | 'note' | 'status' | 'owner' | 'tags' | 'reply'
  actor_id: string | null
  actor_name: string
  /** Of a note or a reply. */
  text: string | null
  before: string | null
  after: string | null
  created_at: string
}

type LeadTextRow = {
  /** Grows with every lead: the order in which they came. */
  number: Generated<number>
  lead_id: string
  /** Folded words (leads/search-words.ts), each once, a space between. */
  words: string
}

export type LeadFileRow = {
  id: string
  lead_id: string
  /** As the visitor named it; never part of a path. */
  name: string
  media_type: string
  size: number
  sha256: string
  storage_key: string
  created_at: string
}

/** One message that is to leave the house. */
export type OutboxRow = {
  id: string
  channel: 'mail' | 'webhook'
  topic: string
  /** An e-mail address or a URL. */
  recipient: string
  /** Id of the lead or subscriber that it is about. */
  subject_id: string | null
  /** JSON: what the message is made from. */
  payload: string
  /** The same for every try, so that a receiver knows a repetition. */
  message_id: string
  state: 'waiting' | 'sending' | 'sent' | 'failed' | 'held'
  /** Tries in which the other side was spoken to. */
  tries: number
  due_at: string
  lease: string | null
  leased_until: string | null
  /** Why the last try did not succeed, in a sentence. */
  last_fault: string | null
  /** When a person last asked for it once more. */
  again_at: string | null
  created_at: string
  finished_at: string | null
}

type WebhookRow = {
  id: string
  url: string
  /** As Standard Webhooks writes it: "whsec_" and base64. */
  secret: string
  /** JSON, a list of events (model/webhook.ts). */
  events: string
  active: 0 | 1
  created_at: string
}

/** A document that somebody has changed; what is not here stands as content/ has it. */
type ContentDocumentRow = {
  /** For example "site" or "page:home". */
  key: string
  /** Grows with every change of the document, so that nobody overwrites what they have not seen. */
  version: number
  /** The revision that visitors see, or null for the default. */
  published_id: string | null
  /** The draft that is being written. */
  draft_id: string | null
}

export type ContentRevisionRow = {
  id: string
  document: string
  /** A draft that is not its document's `draft_id` was set aside. */
  state: 'draft' | 'published'
  /** JSON of the whole document. */
  body: string
  note: string | null
  author_id: string | null
  author_name: string
  saved_at: string
}

export type Store = Kysely<Tables>
export type StoreTransaction = Transaction<Tables>
