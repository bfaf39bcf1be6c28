import type { Chat } from './schema.ts'

type MessagesProps = { conversation: string; messages: Chat['messages']; className: string }

/** A conversation in chronological order; each message names its sender. */
export function Messages({ conversation, messages, className }: MessagesProps) {
  return (
    <ol aria-label={`Conversation: ${conversation}`} className={className}>
      {messages.map(({ by, side, time, text, aside, offers }) => (
        <li key={time + text} className={`chat-message chat-${side}`}>
          <p className="label chat-by">
            {by} <time>{time}</time>
          </p>
          <p className="chat-text">{text}</p>
          {offers && (
            <p className="chat-offers">
              <span className="sr-only">To tap: </span>
              {offers.map((offer) => (
                <span key={offer}>{offer}</span>
              ))}
            </p>
          )}
          {aside && <p className="label chat-aside">{aside}</p>}
        </li>
      ))}
    </ol>
  )
}
