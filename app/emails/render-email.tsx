import { renderToStaticMarkup } from 'react-dom/server'
import { MailLayout } from '#app/emails/email-layout.tsx'
import type { MailContent } from '#model/mail/mail.ts'
import type { Theme } from '#model/theme/theme.ts'

/** The doctype email clients handle most reliably. */
const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">'

/** Renders an email as HTML with the sender's name at the top, in the colours of the site's theme. */
export function renderMail(sender: string, content: MailContent, theme: Theme) {
  return (
    DOCTYPE + renderToStaticMarkup(<MailLayout sender={sender} content={content} theme={theme} />)
  )
}
