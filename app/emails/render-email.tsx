import { renderToStaticMarkup } from 'react-dom/server'
import { MailLayout } from '#app/emails/email-layout.tsx'
import type { MailContent } from '#model/mail/mail.ts'

/** The doctype email clients handle most reliably. */
const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">'

/** Renders an email as HTML with the sender's name at the top. */
export function renderMail(sender: string, content: MailContent) {
  return DOCTYPE + renderToStaticMarkup(<MailLayout sender={sender} content={content} />)
}
