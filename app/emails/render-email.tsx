import { renderToStaticMarkup } from 'react-dom/server'
import { MailLayout } from '#app/emails/email-layout.tsx'
import type { MailContent } from '#model/mail/mail.ts'

/** What mail programs expect before a page: the doctype that they know. */
const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">'

/** A mail as HTML; `sender` stands above it. */
export function renderMail(sender: string, content: MailContent) {
  return DOCTYPE + renderToStaticMarkup(<MailLayout sender={sender} content={content} />)
}
