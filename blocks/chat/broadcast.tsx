import { FormattedText } from '#blocks/formatted-text/formatted-text.tsx'
import { parseText } from '#model/content/parse-text.ts'
import { cn } from '#ui/cn.ts'
import { Claims } from './claims.tsx'
import { bubbleOf, type Message, type MessageStyles, Messages } from './messages.tsx'
import type { Chat } from './schema.ts'

/** One large message and the replies to it. */
export function Broadcast({ title, paragraphs, claims, conversation, messages }: Chat) {
  return (
    <section className="overflow-clip py-section">
      <div className="column grid gap-x-10 gap-y-6 sm:gap-y-8 lg:grid-cols-12">
        <div className="grid content-start gap-4 sm:gap-6 lg:sticky lg:top-28 lg:col-span-4 lg:self-start">
          <h2 className="display text-title">{title}</h2>
          {paragraphs.map((paragraph) => (
            <FormattedText key={paragraph} nodes={parseText(paragraph)} />
          ))}
          <Claims claims={claims} className="sm:pt-4" />
        </div>
        <Messages
          conversation={conversation}
          messages={messages}
          stylesOf={stylesOf}
          className="grid grid-cols-[repeat(12,1fr)] content-start gap-x-[clamp(--spacing(2),1vw,--spacing(4))] gap-y-2 sm:gap-y-3 lg:col-span-7 lg:col-start-6"
        />
      </div>
    </section>
  )
}

/** A large first message, and staggered replies. */
function stylesOf(message: Message, index: number): MessageStyles {
  if (index === 0) {
    return {
      message: cn(
        bubbleOf(message),
        'col-span-full mb-1 gap-3 sm:mb-2 sm:gap-4 p-[clamp(--spacing(4),2.6vw,--spacing(10))] [--bubble:clamp(--spacing(7),3vw,--spacing(12))]',
      ),
      by: 'justify-between',
      text: 'text-[clamp(1.25rem,2.1vw,1.875rem)] leading-[1.2]',
      aside: 'border-t border-ink pt-3.5',
    }
  }
  return {
    message: cn(
      bubbleOf(message),
      'min-w-[min(--spacing(56),100%)] gap-0.5 px-4 py-2 max-sm:text-small sm:gap-1.5 sm:pt-2.5 sm:pb-3 [--bubble:--spacing(5.5)]',
      message.side === 'business' && 'col-[4/-1] justify-self-end',
      message.side !== 'business' && 'justify-self-start',
      message.side !== 'business' && (index % 2 === 1 ? 'col-[3/span_9]' : 'col-[1/span_9]'),
    ),
    by: 'justify-between',
  }
}
