import { CodeBlock } from '#app/admin/kit/code-block.tsx'
import { Empty } from '#app/admin/kit/empty.tsx'
import { messageHtmlPath } from '#model/admin-paths.ts'
import type { ShownMessage } from '#server/features/mail/show-message.ts'
import { cn } from '#ui/cn.ts'

const height = 'h-[min(--spacing(176),75svh)]'

/** A message as plain text, and an email also as HTML in a sandboxed iframe. */
export function MessageText({ message: { id, channel, rendered } }: { message: ShownMessage }) {
  if (!rendered) {
    return <Empty>This message can’t be shown: its data was erased or changed.</Empty>
  }
  return (
    <div className="grid gap-4">
      <p className="max-w-[75ch] text-soft">
        {rendered.isCopy ? 'As it was sent. ' : 'Rendered from current data. '}
        {channel === 'mail'
          ? 'Sign-in links are hidden here, but not in the email.'
          : 'This is the request body.'}
      </p>
      <div className={cn('grid grid-cols-1 gap-6', rendered.hasHtml && 'xl:grid-cols-2')}>
        <section className="grid content-start gap-2" aria-labelledby="message-text">
          <h2 id="message-text" className="text-section">
            {channel === 'mail' ? 'Plain text' : 'Request body'}
          </h2>
          <CodeBlock className={cn(height, 'whitespace-pre-wrap wrap-anywhere')}>
            {rendered.text}
          </CodeBlock>
        </section>
        {rendered.hasHtml && (
          <section className="grid content-start gap-2" aria-labelledby="message-html">
            <h2 id="message-html" className="text-section">
              HTML
            </h2>
            <iframe
              className={cn(height, 'w-full rounded-card border border-line bg-[#f5f0e6]')}
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
