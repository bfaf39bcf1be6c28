import { useId } from 'react'
import { island } from '#ui/island.tsx'
import { useLanguage } from '#ui/language-context.ts'
import { PauseButton } from '#ui/pause-button.tsx'
import type { DeliverablesLayoutProps } from './schema.ts'

/** Slowly scrolling cards; a second copy, hidden from assistive technology, makes the loop seamless. */
export function Rail({ id, title, intro, items }: DeliverablesLayoutProps) {
  const { t } = useLanguage()
  const titleId = useId()
  return (
    <section
      {...island({ name: 'pausable', when: 'visible' })}
      id={id}
      data-playing={false}
      className="group/rail overflow-clip py-section"
    >
      <div className="column flex flex-wrap items-end justify-between gap-x-16 gap-y-4 pb-6 sm:pb-12">
        <h2 id={titleId} className="display sm:max-w-[16ch] text-title sm:max-lg:max-w-none">
          {title}
        </h2>
        <div className="flex items-center gap-6 sm:max-lg:w-full sm:max-lg:justify-between">
          {intro && <p className="max-w-[34ch] text-soft">{intro}</p>}
          <PauseButton subject={t('cards')} />
        </div>
      </div>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable
        tabIndex={0}
        aria-labelledby={titleId}
        className="card-rail group overflow-x-auto pt-1 pb-6 sm:pb-14 group-data-[playing=true]/rail:overflow-clip"
      >
        <div className="flex w-max animate-[card-rail_70s_linear_infinite_paused] group-data-[playing=true]/rail:group-data-[seen=true]/rail:[animation-play-state:running] group-data-[playing=true]/rail:group-hover:[animation-play-state:paused]! group-data-[playing=true]/rail:group-focus-visible:[animation-play-state:paused]! motion-reduce:group-data-[playing=false]/rail:animate-none noscript:animate-none">
          <Cards items={items} />
          <Cards items={items} copy />
        </div>
      </section>
    </section>
  )
}

type CardsProps = Pick<DeliverablesLayoutProps, 'items'> & { copy?: boolean }

function Cards({ items, copy = false }: CardsProps) {
  return (
    <ol
      aria-hidden={copy || undefined}
      inert={copy}
      className="flex shrink-0 ps-[max(0px,var(--to-edge)-1.5rem)]"
    >
      {items.map(({ title, description }, index) => (
        <li
          key={title}
          className="grid content-start gap-2 w-[min(--spacing(96),78vw)] pt-3 sm:min-h-64 sm:gap-4 sm:pt-4 pe-10 pb-0 ps-6 border-s border-ink even:translate-y-6 sm:even:translate-y-12"
        >
          <span aria-hidden="true" className="label text-soft">
            {index + 1}/{items.length}
          </span>
          <h3 className="display text-[clamp(1.75rem,2.6vw,2.5rem)] leading-none">{title}</h3>
          <p className="text-soft">{description}</p>
        </li>
      ))}
    </ol>
  )
}
