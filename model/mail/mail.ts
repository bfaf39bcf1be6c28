/** The content of an email, rendered as HTML and as plain text. */
export type MailContent = {
  subject: string
  /** Preview text that inboxes show beside the subject. */
  preview: string
  heading: string
  paragraphs: string[]
  /** A text of its own after the paragraphs: safe HTML, and the same as plain text. */
  body?: { html: string; text: string }
  /** Named values; a value may have several lines. */
  facts?: { label: string; value: string }[]
  action?: { label: string; url: string }
  /** After the facts and the action. */
  afterwards?: string[]
  /** Why the recipient gets this email, and from whom. */
  footer: string[]
}
