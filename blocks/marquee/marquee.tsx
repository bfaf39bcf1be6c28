import type { BlockProps } from '#blocks/block-props.ts'
import { island } from '#ui/island.tsx'
import { useLanguage } from '#ui/language-context.ts'
import { PauseButton } from '#ui/pause-button.tsx'

/** How many times the messages are repeated. */
const REPEATS = 3

/** Messages scrolling in an endless loop of 25 s that can be paused. */
export function Marquee({ block }: BlockProps<'marquee'>) {
  const { t } = useLanguage()
  return (
    <section
      {...island({ name: 'pausable', when: 'visible' })}
      aria-label={block.label}
      className="ground-ink flex h-17.5 items-center"
      data-playing
    >
      <div className="min-w-0 grow overflow-clip noscript:overflow-x-auto">
        <div className="marquee-track flex w-max">
          {Array.from({ length: REPEATS }, (_, repeat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: copies of one list
            <ul key={repeat} aria-hidden={repeat > 0} className="flex shrink-0">
              {block.messages.map((message) => (
                <li
                  key={message}
                  className="marquee-message display flex items-center text-[1.5rem] whitespace-nowrap"
                >
                  {message}
                </li>
              ))}
            </ul>
          ))}
        </div>
      </div>
      <PauseButton playing subject={t('messages')} className="mx-3 flex-none" />
    </section>
  )
}
