import { FormattedText } from '#blocks/formatted-text/formatted-text.tsx'
import { parseText } from '#model/content/parse-text.ts'
import { Claims } from './claims.tsx'
import { type Message, type MessageStyles, Messages } from './messages.tsx'
import type { Chat } from './schema.ts'

/** A full-width dialogue: the customer on the left, the business on the right. */
export function Script({ title, paragraphs, claims, conversation, messages }: Chat) {
  return (
    <section className="ground-ink overflow-clip py-section">
      <div className="column grid gap-6 sm:gap-10">
        <div className="grid items-end gap-x-10 gap-y-4 sm:gap-y-6 lg:grid-cols-12">
          <h2 className="display text-[clamp(2.75rem,8vw,7.5rem)] leading-[0.86] tracking-[-0.03em] lg:col-span-8">
            {title}
          </h2>
          <div className="grid gap-4 lg:col-span-4">
            {paragraphs.map((paragraph) => (
              <FormattedText key={paragraph} nodes={parseText(paragraph)} className="text-soft" />
            ))}
          </div>
        </div>
        <Messages
          conversation={conversation}
          messages={messages}
          stylesOf={({ side }) => styles[side]}
          className="grid gap-y-[clamp(--spacing(4),1.8vw,--spacing(7))] border-t border-line pt-[clamp(--spacing(6),2.6vw,--spacing(10))] lg:grid-cols-[repeat(12,1fr)]"
        />
        <Claims claims={claims} className="grid gap-x-10 md:grid-cols-3" />
      </div>
    </section>
  )
}

const text = 'text-[clamp(1.0625rem,1.7vw,1.625rem)] leading-[1.22]'

const asking: MessageStyles = {
  message: 'gap-1 border-s-3 border-strong-line ps-4 sm:gap-2 sm:ps-4.5 lg:col-[1/span_6]',
  by: 'text-soft',
  text: `max-w-[34ch] ${text}`,
  aside: 'text-soft',
}

/** Without frames: a line in the colour of the speaker. */
const styles: Record<Message['side'], MessageStyles> = {
  customer: asking,
  note: asking,
  business: {
    ...asking,
    message: 'ms-[12%] gap-1 border-s-3 border-fill ps-4 sm:gap-2 sm:ps-4.5 lg:col-[7/-1] lg:ms-0',
    text: `max-w-[34ch] text-accent ${text}`,
  },
  event: {
    ...asking,
    message:
      'items-baseline gap-x-6 gap-y-1 border-t-3 border-fill pt-3 sm:grid-cols-[auto_1fr] sm:gap-y-2 sm:pt-4.5 lg:col-span-full',
    text: `text-accent ${text}`,
  },
}
