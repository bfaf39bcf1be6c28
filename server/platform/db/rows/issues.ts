import type { IssueState } from '#model/newsletter/issue.ts'

export type IssueRow = {
  id: string
  subject: string
  /** What inboxes show beside the subject. */
  preheader: string
  markdown: string
  state: IssueState
  version: number
  /** When it is to be sent, or was to be but could not (`failure`). */
  due_at: string | null
  /** Those who had confirmed by then get it. */
  started_at: string | null
  /** The last subscriber whose email is in the outbox, by id; empty before. */
  queued_to: string
  /** When all emails were in the outbox. */
  queued_at: string | null
  finished_at: string | null
  /** Confirmed subscribers when sending started. */
  recipients: number
  /** Emails that were accepted by the mail server when sending finished. */
  sent: number
  /** Why it was not sent at its time. */
  failure: string | null
  /** Who saved it last. */
  author_id: string | null
  author_name: string
  created_at: string
  updated_at: string
}
