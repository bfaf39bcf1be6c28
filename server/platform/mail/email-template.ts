import type { MailContent } from '#model/mail/mail.ts'
import type { Parts } from '#server/app-context.ts'
import type { OutboxRow } from '#server/platform/db/rows/outbox.ts'

export type Mailbox = { name: string; address: string }

/** A mail before it is composed: what it says, and what its head adds. */
export type Letter = {
  content: MailContent
  replyTo?: Mailbox
  headers?: Record<string, string>
}

/** What the writing of letters needs of the server. */
export type LetterParts = Pick<Parts, 'store' | 'content' | 'secrets' | 'clock'> & {
  siteUrl: string | null
}

/** Writes the letter of an outbox row, or null where there is nothing left to say: what it is about is gone or settled. */
type WriteLetter = (parts: LetterParts, row: OutboxRow) => Promise<Letter | null>

/** The letters that there are, by the topic of their outbox rows. */
export type Letters = Record<string, WriteLetter | undefined>
