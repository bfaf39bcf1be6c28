/** One outgoing message. */
export type OutboxRow = {
  id: string
  channel: 'mail' | 'webhook'
  topic: string
  /** An e-mail address or a URL. */
  recipient: string
  /** Set for email to an unverified address: identifies the recipient in limits (outbox/recipient-key.ts). */
  recipient_key: string | null
  /** Id of the lead or subscriber that it is about. */
  subject_id: string | null
  /** The newsletter issue that this email is a copy of. */
  issue_id: string | null
  /** JSON: what the message is made from. */
  payload: string
  /** The same for every attempt, so that a receiver recognizes a repetition. */
  message_id: string
  state: 'waiting' | 'sending' | 'sent' | 'failed' | 'paused'
  /** Attempts that reached the receiver. */
  attempts: number
  due_at: string
  claim: string | null
  claimed_until: string | null
  /** Why the last attempt failed, as a sentence. */
  last_error: string | null
  /** When somebody last asked to send it again. */
  requeued_at: string | null
  created_at: string
  finished_at: string | null
  /** JSON of the email as it was sent (mail/sent-copy.ts); null before, and for webhook calls. */
  sent_copy: string | null
  /** When somebody decided that its failure needs no attention any more. */
  dismissed_at: string | null
}

export type WebhookRow = {
  id: string
  url: string
  /** As Standard Webhooks writes it ("whsec_" and base64), encrypted with the key of the installation. */
  secret: string
  /** JSON, a list of events (model/webhooks/webhook.ts). */
  events: string
  active: 0 | 1
  /** Signs as well until then, after the secret was rotated. */
  old_secret: string | null
  old_secret_until: string | null
  created_at: string
}

/** An attempt to deliver an event to a webhook. */
export type WebhookAttemptRow = {
  id: string
  webhook_id: string
  outbox_id: string
  attempt: number
  started_at: string
  /** Milliseconds. */
  duration: number
  /** HTTP status; null without an answer. */
  status: number | null
  error: string | null
}

/** A public page that search engines were told of. */
export type AnnouncedPageRow = {
  path: string
  /** Empty if that is not known. */
  changed_at: string
}
