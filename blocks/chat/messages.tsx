import { cn } from '#ui/cn.ts'
import { useLanguage } from '#ui/language-context.ts'
import type { Chat } from './schema.ts'

export type Message = Chat['messages'][number]

/** Classes of a message and of its parts. */
export type MessageStyles = { message: string; by: string; text?: string; aside?: string }

type MessagesProps = {
  conversation: string
  messages: Message[]
  className: string
  stylesOf: (message: Message, index: number) => MessageStyles
}

/** A conversation in chronological order; each message names its sender. */
export function Messages({ conversation, messages, className, stylesOf }: MessagesProps) {
  const { t } = useLanguage()
  return (
    <ol aria-label={t('Conversation: {conversation}', { conversation })} className={className}>
      {messages.map((message, index) => {
        const { by, time, text, aside, offers } = message
        const styles = stylesOf(message, index)
        return (
          <li key={time + text} className={cn('grid content-start', styles.message)}>
            <p className={cn('label flex gap-6', styles.by)}>
              {by} <time>{time}</time>
            </p>
            <p className={styles.text}>{text}</p>
            {offers && (
              <p className="flex flex-wrap gap-2 pt-1.5">
                <span className="sr-only">{t('To tap:')} </span>
                {offers.map((offer) => (
                  <span
                    key={offer}
                    className="rounded-button border border-ink px-3 py-1.5 sm:px-4 text-(length:--text-small) font-semibold"
                  >
                    {offer}
                  </span>
                ))}
              </p>
            )}
            {aside && <p className={cn('label', styles.aside)}>{aside}</p>}
          </li>
        )
      })}
    </ol>
  )
}

/** Colours and corners of a bubble; the sharp corner is on the side of the sender. */
export function bubbleOf({ side }: Message) {
  if (side === 'business')
    return 'rounded-(--bubble) rounded-ee-small border border-transparent bg-tint'
  return 'rounded-(--bubble) rounded-es-small border border-strong-line'
}
