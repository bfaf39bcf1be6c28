/** What a mail says, before it is dressed as HTML and as plain text. */
export type MailContent = {
  subject: string
  /** The line that inboxes show beside the subject. */
  preview: string
  heading: string
  paragraphs: string[]
  /** Named values; a value may have several lines. */
  facts?: { label: string; value: string }[]
  action?: { label: string; url: string }
  /** After the facts and the action. */
  afterwards?: string[]
  /** Why the reader gets this, and from whom. */
  footer: string[]
}
