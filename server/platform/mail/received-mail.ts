import type { Mailbox } from './email-template.ts'

/** What a received mail says; all texts are plain and without control characters. */
export type ReceivedMail = {
  /** Without brackets; null if it has none. */
  messageId: string | null
  /** Message ids of the mails that it answers, the last one first, without brackets. */
  references: string[]
  from: Mailbox | null
  /** Every address that it was sent or delivered to, in lower case. */
  recipients: string[]
  subject: string
  text: string
  /** What it quotes below its text, and the signature. */
  quoted: string
  /** A bounce is any report about an email of ours, also that somebody called it spam. */
  nature: 'answer' | 'auto-reply' | 'bounce'
  /** Of a bounce. */
  bounce: MailReport | null
  /** Why a mail of a stranger is no inquiry, as a sentence. */
  spamReason: string | null
  attachments: ReceivedAttachment[]
}

/** What became of an email of ours. */
export type MailReport = {
  /** Of that email, without brackets. */
  messageId: string | null
  /** null: nothing is wrong with the address. */
  kind: 'permanent' | 'temporary' | 'complaint' | null
  /** The email will not be delivered any more. */
  isFinal: boolean
  /** What the server of the recipient said, on one line. */
  reason: string
}

export type ReceivedAttachment = { name: string; content: Uint8Array<ArrayBuffer> }

/** A mail to be read. `isPlain`: without HTML and without looking for quotes, which take time. */
export type MailTask = { path: string; isPlain: boolean }
