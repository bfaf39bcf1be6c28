import { messageHtmlPath } from '#model/admin-paths.ts'
import type { Message, WrittenMessage } from './service.ts'

type MessageTextProps = { message: Message & { written: WrittenMessage | null } }

/** What a message says: as text, and a mail also as mail programs show it, in a frame without any right. */
export function MessageText({ message: { id, channel, written } }: MessageTextProps) {
  if (!written) {
    return (
      <p className="admin-empty">
        This message can be written no more: what it is about has been erased, or has changed since.
      </p>
    )
  }
  return (
    <div className="grid gap-4">
      <p className="max-w-[75ch] text-soft">
        {channel === 'mail'
          ? 'Written from what is stored now. Links that let somebody in are blotted out here, not in the mail.'
          : 'Written from what is stored now; this is the body of the call.'}
      </p>
      <div className="message-bodies">
        <section className="grid content-start gap-2" aria-labelledby="message-text">
          <h2 id="message-text" className="admin-section-title">
            {channel === 'mail' ? 'As text' : 'What is posted'}
          </h2>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keyboard */}
          <pre className="message-text" tabIndex={0}>
            {written.text}
          </pre>
        </section>
        {written.hasHtml && (
          <section className="grid content-start gap-2" aria-labelledby="message-html">
            <h2 id="message-html" className="admin-section-title">
              As mail programs show it
            </h2>
            <iframe
              className="message-frame"
              title="The mail as mail programs show it"
              sandbox=""
              src={messageHtmlPath(id)}
            />
          </section>
        )}
      </div>
    </div>
  )
}
