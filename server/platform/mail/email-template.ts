import type { Emails } from '#model/content/emails.ts'
import type { Screens } from '#model/content/screens.ts'
import type { EmailPictures, MailContent } from '#model/mail/mail.ts'
import type { NewsletterSettings } from '#model/newsletter/newsletter-settings.ts'
import type { OutboxRow } from '#server/platform/db/rows/outbox.ts'
import type { Store } from '#server/platform/db/schema.ts'
import type { FileStore } from '#server/platform/files/file-store.ts'
import type { Secrets } from '#server/platform/installation/secrets.ts'
import type { Clock, SiteSettings } from '#server/platform/runtime.ts'
import type { TokenValues } from './fill-tokens.ts'
import type { ReplyAddresses } from './reply-addresses.ts'

export type Mailbox = { name: string; address: string }

/** An email before it is composed: its content and extra headers. */
export type EmailMessage = {
  content: MailContent
  replyTo?: Mailbox
  headers?: Record<string, string>
  /** Somebody wrote it. All others say that a program did (RFC 3834), so that no program answers them. */
  isPersonal?: boolean
  /** An address to which text and HTML must link; the email is not sent otherwise. */
  mustLink?: string
  /** An appointment (RFC 6047), which calendars add, change or remove. */
  calendar?: { method: 'REQUEST' | 'CANCEL'; content: string }
  attachments?: Attachment[]
  /** Its text is kept elsewhere and never changes: the outbox keeps no copy of what was sent. */
  isKept?: boolean
  /** Of an email to many: its content with tokens for what differs, the same object for all of them, and this one's values. */
  shared?: { content: MailContent; values: TokenValues }
}

/** A file that is sent with an email; read when it is composed. */
type Attachment = { name: string; mediaType: string; read: () => Promise<Buffer> }

type EmailBody = NonNullable<MailContent['body']>
type FindPictures = (markdown: string) => Promise<EmailPictures>

/** What templates need of the server. */
export type EmailDeps = {
  store: Store
  content: SiteSettings & {
    emails(): Promise<Emails>
    newsletter(): Promise<NewsletterSettings>
    screens(): Promise<Screens>
  }
  secrets: Secrets
  files: Pick<FileStore, 'read'>
  clock: Clock
  siteUrl: string | null
  /** null where no mail is received. */
  replyAddresses: ReplyAddresses | null
  /** Renders Markdown for an email; links become absolute with `base`. */
  markdown: {
    email(markdown: string, base: string, pictures: FindPictures): Promise<EmailBody>
  }
  /** Finds the pictures of a text. */
  emailPictures: { in: FindPictures }
}

/** Renders the email of an outbox row; null when its subject was deleted or settled. */
type WriteEmail = (deps: EmailDeps, row: OutboxRow) => Promise<EmailMessage | null>

/** Templates by outbox topic. */
export type EmailTemplates = Record<string, WriteEmail | undefined>
