import type { Generated } from 'kysely'

export type LeadKind = 'inquiry' | 'partner' | 'application' | 'call' | 'email'

/** One form as sent, or a stranger’s mail; the fields of other forms are null. */
export type LeadRow = {
  id: string
  kind: LeadKind
  reference: string
  idempotency_key: string
  /** SHA-256 of the content (idempotency.ts): detects repetitions, and other content under the same key. */
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
  /** JSON, a list of answers (model/leads/custom-fields.ts). */
  custom_fields: string | null
  /** JSON: the labels that the visitor saw, by built-in field, as far as they were not standard. */
  field_labels: string | null
  interest: string | null
  source: string | null
  referrer: string | null
  utm_source: string | null
  utm_medium: string | null
  utm_campaign: string | null
  utm_term: string | null
  utm_content: string | null
  created_at: string
  /** Whom it is assigned to. */
  assignee_id: string | null
  /** When an editor or owner first opened it. */
  read_at: string | null
  /** When it was first answered, by a reply or by a status. */
  answered_at: string | null
  /** Whether that met the response deadline; null without a deadline or an answer. */
  answered_in_time: 0 | 1 | null
  /** When the oldest message arrived that we have not answered yet; null while there is none. */
  waiting_since: string | null
  /** Where an open lead stands, by the id of a stage; null for the first one. */
  stage: string | null
  /** What the deal is worth, in minor units of its currency. */
  value: number | null
  /** ISO 4217. */
  currency: string | null
  next_step: string | null
  /** A day, "2026-11-28". */
  next_step_on: string | null
  lost_reason: string | null
  /** Since when it is won or lost; null while it is open. */
  closed_at: string | null
}

/** `created_at` is the lead's, to read a tag's leads in order. */
export type LeadTagRow = { lead_id: string; tag: string; created_at: string }

/** What changed in a deal. */
export type DealEvent = 'stage' | 'value' | 'next-step' | 'lost-reason'

/** What happened to a lead; rows are never changed. */
export type LeadEventRow = {
  id: string
  lead_id: string
  kind:
    | 'read'
    | 'note'
    | 'status'
    | 'assignee'
    | 'tags'
    | 'reply'
    | 'undone'
    | 'mail'
    | 'call'
    | 'offer'
    | DealEvent
  actor_id: string | null
  actor_name: string
  /** Of a note or a reply, or about the outcome of a call; why a lead was lost. */
  text: string | null
  before: string | null
  after: string | null
  created_at: string
}

export type LeadSearchRow = {
  /** Autoincremented: the order in which leads arrived. */
  number: Generated<number>
  lead_id: string
  /** Folded words (leads/search-words.ts), each once, separated by spaces. */
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
  /** Of an attachment, the mail, reply or draft that it belongs to; null for the file of a form. */
  mail_id: string | null
  created_at: string
}

/** A reply that leaves later; its event will have the same id. */
export type PlannedReplyRow = {
  id: string
  lead_id: string
  actor_id: string | null
  actor_name: string
  text: string
  /** Whether the lead keeps its status. */
  keep: 0 | 1
  send_at: string
  /** Why it did not leave when it was due: the visitor had written, the lead was spam, or its address can't receive mail. */
  held: 'answer' | 'spam' | 'address' | null
  created_at: string
}

/** What a person has written to a lead and not sent. */
export type ReplyDraftRow = {
  id: string
  lead_id: string
  account_id: string
  text: string
  changed_at: string
}

/** A mail that was received; its event has the same id. */
export type LeadMailRow = {
  id: string
  lead_id: string
  /** Its Message-ID without brackets, or a hash of a mail that has none. */
  message_id: string
  from_name: string
  from_address: string
  subject: string
  /** Plain text, without what is quoted below it. */
  text: string
  quoted: string
  kind: 'answer' | 'auto-reply' | 'bounce'
  /** Of a bounce: the message id in the outbox of the email that was not delivered. */
  bounced: string | null
  /** JSON: the attachments that were not kept, with the reason as a sentence. */
  refused: string
  received_at: string
}

/** A mail that was dealt with: stored, or left alone. */
export type ReceivedMailRow = { hash: string; received_at: string }

/** How far a mailbox has been read. */
export type MailboxRow = {
  /** User, server and folder. */
  name: string
  uid_validity: string
  last_uid: number
  /** When it was last read without a problem. */
  checked_at: string | null
  /** Why it cannot be read now, as a sentence; and since when. */
  problem: string | null
  problem_at: string | null
  /** Whether its storage is nearly used up. */
  full: 0 | 1
  /** Mails that could not be read and stayed there. */
  skipped: number
}

/** A file of an erased lead; kept so that no crash, trash or restored copy brings it back. */
export type ErasedLeadFileRow = { storage_key: string; erased_at: string }
