import type { Language } from '#model/language/language.ts'
/** A library picture as emails show it: the address of a JPEG or PNG, and the size of the whole picture. */
export type EmailPicture = { src: string; width: number; height: number }

/** By the id of the picture. */
export type EmailPictures = Record<string, EmailPicture>

/** Width of an email's text, in pixels. */
export const EMAIL_TEXT_WIDTH = 552

/** The content of an email, rendered as HTML and as plain text. */
export type MailContent = {
  /** English without it. */
  language?: Pick<Language, 'tag' | 'direction'>
  subject: string
  /** The same as a page of the site. */
  page?: { label: string; url: string }
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
  /** Who wrote it, in their own words. */
  signature?: string
  /** Why the recipient gets this email, and from whom. */
  footer: string[]
  /** After the footer: what changes and what ends a subscription. */
  footerLinks?: { label: string; url: string }[]
}
