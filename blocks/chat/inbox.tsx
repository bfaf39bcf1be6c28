import { Claims } from './claims.tsx'
import { Messages } from './messages.tsx'
import type { Chat } from './schema.ts'

/** A team inbox window with one conversation open, cut off by the right edge of the page. */
export function Inbox({ title, paragraphs, claims, conversation, messages, inbox }: Chat) {
  return (
    <section className="ground-raised overflow-clip py-section">
      <div className="column grid gap-x-10 gap-y-12 lg:grid-cols-12">
        <h2 className="display text-title lg:col-span-5">{title}</h2>
        <div className="grid gap-4 lg:col-span-6 lg:col-start-7">
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="text-lead">
              {paragraph}
            </p>
          ))}
        </div>
        <div className="chat-window lg:col-span-12">
          {inbox && <Others others={inbox.others} />}
          <div className="chat-open">
            <h3 className="chat-open-name">{conversation}</h3>
            {inbox && <p className="chat-summary">{inbox.summary}</p>}
            <Messages conversation={conversation} messages={messages} className="chat-inbox-run" />
          </div>
        </div>
        <Claims claims={claims} className="lg:col-span-6 lg:col-start-4" />
      </div>
    </section>
  )
}

/** The other conversations in the inbox, each with an owner and a label. */
function Others({ others }: { others: NonNullable<Chat['inbox']>['others'] }) {
  return (
    <ul aria-label="Conversations of the team" className="chat-others">
      {others.map(({ name, line, owner, label }) => (
        <li key={name}>
          <p className="font-semibold">{name}</p>
          <p className="text-small">{line}</p>
          <p className="label text-soft">
            {owner} / {label}
          </p>
        </li>
      ))}
    </ul>
  )
}
