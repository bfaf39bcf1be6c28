import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useId } from 'react'
import type { BlockProps } from '#blocks/block-props.ts'
import { cn } from '#ui/cn.ts'
import { IslandLoading, island } from '#ui/island.tsx'
import { useLanguage } from '#ui/language-context.ts'
import { PauseButton } from '#ui/pause-button.tsx'
import type { CarouselProps } from './client.ts'
import { itemLayouts } from './item-layouts.tsx'

/** Advances by one item every three seconds; pauses while hovered or focused. */
export function CarouselBlock({ block }: BlockProps<'carousel'>) {
  const { t } = useLanguage()
  const { id, title, intro, show, layout, items } = block
  const titleId = useId()
  const Item = itemLayouts[layout]
  return (
    <section
      {...island<CarouselProps>({ name: 'carousel', when: 'visible', props: { show } })}
      id={id}
      aria-roledescription={t('carousel')}
      aria-labelledby={titleId}
      className={cn('relative overflow-clip py-section', layout === 'strip' && 'ground-ink')}
    >
      <div className="column grid items-end gap-x-16 gap-y-5 pb-[clamp(1.5rem,3vw,3rem)] lg:grid-cols-[7fr_5fr]">
        <h2 id={titleId} className="display text-title">
          {title}
        </h2>
        {intro && <p className="max-w-[40ch] text-intro text-soft">{intro}</p>}
        <div className="flex flex-wrap items-center gap-2 lg:col-span-full">
          <PauseButton subject={title} />
          <div className="carousel-steps needs-script flex gap-2">
            <StepButton name={t('Previous, {title}', { title })} icon={ArrowLeft} />
            <StepButton name={t('Next, {title}', { title })} icon={ArrowRight} />
          </div>
          <Ticks count={items.length} show={show} />
        </div>
      </div>
      <ul className={cn('relative isolate grid', lists[layout])}>
        {items.map((item, index) => (
          <li key={item.id} className="min-w-0 origin-top-left">
            <Item {...item} number={index + 1} />
          </li>
        ))}
      </ul>
      <IslandLoading text={t('Loading slides...')} />
    </section>
  )
}

const lists = {
  cards:
    'carousel-cards column auto-rows-fr gap-3 md:grid-cols-3 md:gap-[clamp(0.75rem,1.4vw,1.25rem)] noscript:auto-rows-auto',
  strip:
    'carousel-strip mx-auto w-full max-w-500 grid-cols-2 gap-x-3 gap-y-6 px-gutter md:grid-cols-[3fr_4fr_7fr_4fr_3fr] md:items-end md:gap-[clamp(0.5rem,1vw,1rem)] md:px-[clamp(0.5rem,1vw,1rem)] noscript:md:grid-cols-4',
}

type StepButtonProps = { name: string; icon: typeof ArrowLeft }

function StepButton({ name, icon: Icon }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={name}
      className="inline-flex size-11 items-center justify-center rounded-pill border border-strong-line transition-colors hover:border-ink"
    >
      <Icon aria-hidden="true" className="size-4" />
    </button>
  )
}

/** One tick per item, taller for visible items. */
function Ticks({ count, show }: { count: number; show: number }) {
  return (
    <span aria-hidden="true" className="needs-script flex h-11 items-center gap-1.5 ps-3">
      {Array.from({ length: count }, (_, tick) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: ticks have no other identity
          key={tick}
          data-current={tick < show || undefined}
          className="carousel-tick h-2.5 w-0.75 bg-strong-line transition-[height,background-color] duration-600 data-current:h-8 data-current:bg-accent"
        />
      ))}
    </span>
  )
}
