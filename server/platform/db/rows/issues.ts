import type { IssueState } from '#model/newsletter/issue.ts'

/** An issue that is being sent, was sent or was stopped. */
export type SentIssueRow = {
  id: string
  /** Its text: a published revision of its document. */
  revision_id: string
  subject: string
  state: Exclude<IssueState, 'draft' | 'scheduled'>
  /** Those who had confirmed by then get it. */
  started_at: string
  /** The last subscriber whose email is in the outbox, by id; empty before. */
  queued_to: string
  /** When all emails were in the outbox. */
  queued_at: string | null
  finished_at: string | null
  /** Confirmed subscribers when sending started. */
  recipients: number
  /** Emails that were accepted by the mail server when sending finished. */
  sent: number
  /** Why it was stopped by itself. */
  failure: string | null
  /** Who wrote it. */
  author_name: string
  /** Of its public page; null if it never had one. */
  slug: string | null
  withdrawn_at: string | null
}
