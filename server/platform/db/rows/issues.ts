import type { IssueState } from '#model/newsletter/issue.ts'
import type { RecipientState } from '#model/newsletter/recipient.ts'

/** An issue that is being sent, was sent or was stopped. */
export type SentIssueRow = {
  id: string
  /** Its text: a published revision of its document. */
  revision_id: string
  subject: string
  state: Exclude<IssueState, 'draft' | 'scheduled'>
  /** Those who had confirmed by then get it. */
  started_at: string
  /** The last subscriber who is listed as a recipient, by id; empty before. */
  listed_to: string
  /** When all recipients were listed. */
  listed_at: string | null
  /** The last recipient whose email is in the outbox, by id; empty before. */
  queued_to: string
  /** When all emails were in the outbox. */
  queued_at: string | null
  finished_at: string | null
  /** Subscribers who got it when sending started; once all are listed, their number. */
  recipients: number
  /** Why it was stopped by itself. */
  failure: string | null
  /** Who wrote it. */
  author_name: string
  /** Of its public page; null if it never had one. */
  slug: string | null
  withdrawn_at: string | null
}

/** Somebody who gets an issue, and what became of it. */
export type RecipientRow = {
  issue_id: string
  /** Stays when the person is erased. */
  subscriber_id: string
  /** Empty once the person was erased. */
  email: string
  state: RecipientState
  /** Why it failed or was skipped: a word of `recipientReasons`, or the mail server’s sentence. */
  reason: string | null
  /** When it was sent, failed or was skipped. */
  at: string | null
}

/** A link of an issue. */
export type IssueLinkRow = {
  issue_id: string
  /** Its place in the text, from 1. */
  number: number
  url: string
  clicks: number
}

/** The first time that somebody who agreed to be counted followed a link. */
export type IssueClickRow = {
  issue_id: string
  number: number
  subscriber_id: string
  clicked_at: string
}

/** How many emails of issues began to leave in a minute or second (UTC), such as "2026-11-29T08:30". */
export type IssueRateRow = { start: string; count: number }
