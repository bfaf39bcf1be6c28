import { Claims } from './claims.tsx'
import { Messages } from './messages.tsx'
import type { Chat } from './schema.ts'

/** A full-width dialogue: the customer on the left, the business on the right. */
export function Script({ title, paragraphs, claims, conversation, messages }: Chat) {
  return (
    <section className="ground-ink overflow-clip py-section">
      <div className="column grid gap-14">
        <div className="grid items-end gap-x-10 gap-y-6 lg:grid-cols-12">
          <h2 className="display chat-script-title lg:col-span-8">{title}</h2>
          <div className="grid gap-4 lg:col-span-4">
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className="text-soft">
                {paragraph}
              </p>
            ))}
          </div>
        </div>
        <Messages conversation={conversation} messages={messages} className="chat-script-run" />
        <Claims claims={claims} className="grid gap-x-10 md:grid-cols-3" />
      </div>
    </section>
  )
}
