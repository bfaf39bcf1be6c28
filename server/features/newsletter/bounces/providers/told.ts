import type { MailReport } from '#server/platform/mail/received-mail.ts'

/** What a provider tells about emails of ours. */
export type Told = {
  /** Of the message itself: one that comes again changes nothing. */
  id: string
  reports: (MailReport & { address: string })[]
}

/** Text on one line. */
export function oneLine(...texts: (string | undefined)[]) {
  const [text = ''] = texts.filter(Boolean)
  return text.replace(/\s+/g, ' ').trim().slice(0, 500).toWellFormed()
}

/** A Message-ID without brackets. */
export function withoutBrackets(id: string | undefined) {
  return id?.trim().replace(/^<|>$/g, '') || null
}
