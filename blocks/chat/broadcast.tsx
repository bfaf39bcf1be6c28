import { Claims } from './claims.tsx'
import { Messages } from './messages.tsx'
import type { Chat } from './schema.ts'

/** One large message and the replies to it. */
export function Broadcast({ title, paragraphs, claims, conversation, messages }: Chat) {
  return (
    <section className="overflow-clip py-section">
      <div className="column grid gap-x-10 gap-y-14 lg:grid-cols-12">
        <div className="grid content-start gap-6 lg:sticky lg:top-28 lg:col-span-4 lg:self-start">
          <h2 className="display text-title">{title}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <Claims claims={claims} className="pt-4" />
        </div>
        <Messages
          conversation={conversation}
          messages={messages}
          className="chat-broadcast-run lg:col-span-7 lg:col-start-6"
        />
      </div>
    </section>
  )
}
