import { messageHtmlPath } from '#model/admin-paths.ts'
import type { ShownMessage } from '#server/features/mail/show-message.ts'

/** A message as plain text, and an email also as HTML in a sandboxed iframe. */
export function MessageText({ message: { id, channel, rendered } }: { message: ShownMessage }) {
  if (!rendered) {
    return (
      <p className="admin-empty">This message can’t be shown: its data was erased or changed.</p>
    )
  }
  return (
    <div className="grid gap-4">
      <p className="max-w-[75ch] text-soft">
        {channel === 'mail'
          ? 'Rendered from current data. Sign-in links are hidden here, but not in the email.'
          : 'Rendered from current data. This is the request body.'}
      </p>
      <div className="message-bodies">
        <section className="grid content-start gap-2" aria-labelledby="message-text">
          <h2 id="message-text" className="admin-section-title">
            {channel === 'mail' ? 'Plain text' : 'Request body'}
          </h2>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable */}
          <pre className="message-text" tabIndex={0}>
            {rendered.text}
          </pre>
        </section>
        {rendered.hasHtml && (
          <section className="grid content-start gap-2" aria-labelledby="message-html">
            <h2 id="message-html" className="admin-section-title">
              HTML
            </h2>
            <iframe
              className="message-frame"
              title="The email as HTML"
              sandbox=""
              src={messageHtmlPath(id)}
            />
          </section>
        )}
      </div>
    </div>
  )
}
