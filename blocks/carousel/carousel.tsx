import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useId, useRef } from 'react'
import type { BlockProps } from '#blocks/block-props.ts'
import { cn } from '#ui/cn.ts'
import { PauseButton } from '#ui/pause-button.tsx'
import { itemLayouts } from './item-layouts.tsx'
import { useCarousel } from './use-carousel.ts'
import { useFlip } from './use-flip.ts'

/** Advances by one item every three seconds; pauses while hovered or focused. */
export default function CarouselBlock({ block }: BlockProps<'carousel'>) {
  const { id, title, lead, show, layout, items } = block
  const titleId = useId()
  const list = useRef<HTMLUListElement>(null)
  const flip = useFlip(list)
  const { first, playing, ready, toggle, step, pauseHandlers } = useCarousel(
    list,
    items.length,
    flip.measure,
  )
  const Item = itemLayouts[layout]
  const rotated = [...items.slice(first), ...items.slice(0, first)]
  return (
    <section
      id={id}
      aria-roledescription="carousel"
      aria-labelledby={titleId}
      className={cn('overflow-clip py-section', layout === 'strip' && 'ground-ink')}
    >
      <div className="column grid items-end gap-x-16 gap-y-5 pb-[clamp(2.5rem,5vw,4.5rem)] lg:grid-cols-[7fr_5fr]">
        <h2 id={titleId} className="display text-title">
          {title}
        </h2>
        {lead && <p className="max-w-[40ch] text-lead text-soft">{lead}</p>}
        <div className="flex flex-wrap items-center gap-2 lg:col-span-full">
          <PauseButton playing={playing} subject={title} onToggle={toggle} />
          <div className="needs-script flex gap-2" {...pauseHandlers}>
            <StepButton name={`Previous, ${title}`} icon={ArrowLeft} onClick={() => step(-1)} />
            <StepButton name={`Next, ${title}`} icon={ArrowRight} onClick={() => step(1)} />
          </div>
          <Ticks count={items.length} first={first} show={show} />
        </div>
      </div>
      <ul
        ref={list}
        aria-live={playing ? 'off' : 'polite'}
        className={cn('relative isolate grid', lists[layout])}
        {...pauseHandlers}
      >
        {rotated.map((item, position) => (
          <li
            key={item.id}
            data-id={item.id}
            aria-hidden={(ready && position >= show) || undefined}
            className={cn(
              'min-w-0 origin-top-left',
              position >= show && '[@media(scripting:enabled)]:invisible',
            )}
          >
            <Item {...item} number={items.indexOf(item) + 1} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const lists = {
  cards:
    'carousel-cards column auto-rows-fr gap-3 md:grid-cols-3 md:gap-[clamp(0.75rem,1.4vw,1.25rem)] noscript:auto-rows-auto',
  strip:
    'carousel-strip grid-cols-2 gap-x-3 gap-y-6 px-gutter md:grid-cols-[3fr_4fr_7fr_4fr_3fr] md:items-end md:gap-[clamp(0.5rem,1vw,1rem)] md:px-[clamp(0.5rem,1vw,1rem)] noscript:md:grid-cols-4',
}

type StepButtonProps = { name: string; icon: typeof ArrowLeft; onClick: () => void }

function StepButton({ name, icon: Icon, onClick }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={name}
      onClick={onClick}
      className="inline-flex size-11 items-center justify-center rounded-pill border border-strong-line transition-colors hover:border-ink"
    >
      <Icon aria-hidden="true" className="size-4" />
    </button>
  )
}

/** One tick per item, taller for visible items. */
function Ticks({ count, first, show }: { count: number; first: number; show: number }) {
  return (
    <span aria-hidden="true" className="needs-script flex h-11 items-center gap-1.5 pl-3">
      {Array.from({ length: count }, (_, tick) => {
        const visible = (tick - first + count) % count < show

        return (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: ticks have no other identity
            key={tick}
            className={cn(
              'w-0.75 transition-[height,background-color] duration-600',
              visible ? 'h-8 bg-accent' : 'h-2.5 bg-strong-line',
            )}
          />
        )
      })}
    </span>
  )
}
