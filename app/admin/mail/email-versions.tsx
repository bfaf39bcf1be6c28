import { CodeBlock } from '#app/admin/kit/code-block.tsx'
import { cn } from '#ui/cn.ts'

const height = 'h-[min(--spacing(176),75svh)]'

type EmailVersionsProps = {
  text: string
  /** URL of the HTML version, if there is one. */
  html: string | null
  /** Heading of the text. */
  title?: string
}

/** A message as plain text, and an email also as HTML in a sandboxed iframe. */
export function EmailVersions({ text, html, title = 'Plain text' }: EmailVersionsProps) {
  return (
    <div className={cn('grid grid-cols-1 gap-6', html && 'xl:grid-cols-2')}>
      <section className="grid content-start gap-2" aria-labelledby="message-text">
        <h2 id="message-text" className="text-section">
          {title}
        </h2>
        <CodeBlock className={cn(height, 'whitespace-pre-wrap wrap-anywhere')}>{text}</CodeBlock>
      </section>
      {html && (
        <section className="grid content-start gap-2" aria-labelledby="message-html">
          <h2 id="message-html" className="text-section">
            HTML
          </h2>
          <iframe
            className={cn(height, 'w-full rounded-card border border-line bg-white')}
            title="The email as HTML"
            sandbox=""
            src={html}
          />
        </section>
      )}
    </div>
  )
}
