import type { MailContent } from '#model/mail/mail.ts'
import type { OutboxRow } from '#server/platform/db/rows/outbox.ts'
import type { Store } from '#server/platform/db/schema.ts'
import type { Secrets } from '#server/platform/installation/secrets.ts'
import type { Clock, SiteSettings } from '#server/platform/runtime.ts'

export type Mailbox = { name: string; address: string }

/** A mail before it is composed: what it says, and what its head adds. */
export type Letter = {
  content: MailContent
  replyTo?: Mailbox
  headers?: Record<string, string>
}

/** What the writing of letters needs of the server. */
export type LetterParts = {
  store: Store
  content: SiteSettings
  secrets: Secrets
  clock: Clock
  siteUrl: string | null
}

/** Writes the letter of an outbox row, or null where there is nothing left to say: what it is about is gone or settled. */
type WriteLetter = (parts: LetterParts, row: OutboxRow) => Promise<Letter | null>

/** The letters that there are, by the topic of their outbox rows. */
export type Letters = Record<string, WriteLetter | undefined>
