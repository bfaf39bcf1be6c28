import { FormattedText } from '#blocks/formatted-text/formatted-text.tsx'
import { parseText } from '#model/content/parse-text.ts'
import { cn } from '#ui/cn.ts'
import { useLanguage } from '#ui/language-context.ts'
import { Claims } from './claims.tsx'
import { bubbleOf, type Message, type MessageStyles, Messages } from './messages.tsx'
import type { InboxChat } from './schema.ts'

/** A team inbox window with one conversation open, cut off by the right edge of the page. */
export function Inbox({ title, paragraphs, claims, conversation, messages, inbox }: InboxChat) {
  return (
    <section className="ground-raised overflow-clip py-section">
      <div className="column grid gap-x-10 gap-y-5 sm:gap-y-8 lg:grid-cols-12">
        <h2 className="display text-title lg:col-span-5">{title}</h2>
        <div className="grid gap-4 lg:col-span-6 lg:col-start-7">
          {paragraphs.map((paragraph) => (
            <FormattedText key={paragraph} nodes={parseText(paragraph)} className="text-intro" />
          ))}
        </div>
        <div className="rounded-card border border-ink bg-paper lg:col-span-12 lg:me-[calc(-1*max(var(--spacing-gutter),(100vw_-_var(--column))/2))] lg:grid lg:grid-cols-[minmax(0,4fr)_minmax(0,9fr)] lg:rounded-e-none lg:border-e-0">
          {inbox && <Others others={inbox.others} />}
          <div className="grid content-start gap-3 p-3 sm:gap-4 sm:p-4 lg:pt-6 lg:pe-[clamp(--spacing(8),9vw,--spacing(36))] lg:pb-8 lg:ps-8">
            <h3 className="text-card font-semibold">{conversation}</h3>
            {inbox && (
              <p className="border-s-3 border-fill bg-raised px-4 py-2.5 max-sm:text-small sm:px-4.5 sm:py-3.5">
                {inbox.summary}
              </p>
            )}
            <Messages
              conversation={conversation}
              messages={messages}
              stylesOf={stylesOf}
              className="grid gap-2 sm:gap-2.5"
            />
          </div>
        </div>
        <Claims claims={claims} className="grid gap-x-10 md:grid-cols-3 lg:col-span-12" />
      </div>
    </section>
  )
}

/** The other conversations in the inbox, each with an owner and a label. */
function Others({ others }: { others: InboxChat['inbox']['others'] }) {
  const { t } = useLanguage()
  return (
    <ul aria-label={t('Team conversations')} className="lg:border-e lg:border-line">
      {others.map(({ name, line, owner, label }) => (
        <li
          key={name}
          className="group grid gap-0.5 border-b border-line px-3 py-2 first:bg-tint max-sm:grid-cols-[1fr_auto] max-sm:items-baseline sm:px-5 lg:py-3.5"
        >
          <p className="font-semibold">{name}</p>
          <p className="text-small max-sm:order-last max-sm:col-span-2">{line}</p>
          <p className="label text-soft group-first:text-ink">
            {owner} / {label}
          </p>
        </li>
      ))}
    </ul>
  )
}

function stylesOf(message: Message): MessageStyles {
  return {
    message: cn(
      'max-w-[min(92%,60ch)] min-w-[min(--spacing(60),100%)] gap-0.5 px-3.5 py-2 max-sm:text-small sm:gap-1.5 sm:px-4 sm:pt-2.5 sm:pb-3 [--bubble:--spacing(5.5)]',
      message.side === 'note'
        ? 'justify-self-center rounded-card border border-dashed border-ink'
        : bubbleOf(message),
      message.side === 'business' && 'justify-self-end',
      (message.side === 'customer' || message.side === 'event') && 'justify-self-start',
    ),
    by: 'justify-between',
  }
}
