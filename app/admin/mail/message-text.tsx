import { Empty } from '#app/admin/kit/empty.tsx'
import { messageHtmlPath } from '#model/admin-paths.ts'
import type { ShownMessage } from '#server/features/mail/show-message.ts'
import { EmailVersions } from './email-versions.tsx'

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
      <EmailVersions
        text={rendered.text}
        html={rendered.hasHtml ? messageHtmlPath(id) : null}
        title={channel === 'mail' ? undefined : 'Request body'}
      />
    </div>
  )
}
