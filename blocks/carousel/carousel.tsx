import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useId, useRef } from 'react'
import type { BlockProps } from '#blocks/block-props.ts'
import { cn } from '#ui/cn.ts'
import { PauseButton } from '#ui/pause-button.tsx'
import { itemLayouts } from './item-layouts.tsx'
import { useCarousel } from './use-carousel.ts'
import { useFlip } from './use-flip.ts'

const grounds = { cards: '', strip: 'ground-ink' } as const

/** Advances by one item every three seconds; pauses while it is hovered or focused. */
export default function CarouselBlock({ block }: BlockProps<'carousel'>) {
  const { id, title, lead, show, layout, items } = block
  const titleId = useId()
  const list = useRef<HTMLUListElement>(null)
  const flip = useFlip(list)
  const { first, playing, ready, toggle, step, hold } = useCarousel(
    list,
    items.length,
    flip.measure,
  )
  const Item = itemLayouts[layout]
  const turned = [...items.slice(first), ...items.slice(0, first)]
  return (
    <section
      id={id}
      aria-roledescription="carousel"
      aria-labelledby={titleId}
      className={cn('overflow-clip py-section', `windows-${layout}`, grounds[layout])}
    >
      <div className="column windows-head">
        <h2 id={titleId} className="display text-title">
          {title}
        </h2>
        {lead && <p className="max-w-[40ch] text-lead text-soft">{lead}</p>}
        <div className="windows-controls">
          <PauseButton playing={playing} what={title} onToggle={toggle} />
          <div className="needs-script flex gap-2" {...hold}>
            <StepButton name={`Previous, ${title}`} icon={ArrowLeft} onClick={() => step(-1)} />
            <StepButton name={`Next, ${title}`} icon={ArrowRight} onClick={() => step(1)} />
          </div>
          <Ticks count={items.length} first={first} show={show} />
        </div>
      </div>
      <ul
        ref={list}
        aria-live={playing ? 'off' : 'polite'}
        className={cn('windows-list', `windows-of-${show}`)}
        {...hold}
      >
        {turned.map((item, place) => (
          <li
            key={item.id}
            data-id={item.id}
            aria-hidden={(ready && place >= show) || undefined}
            className={cn('windows-item', place >= show && 'windows-out')}
          >
            <Item {...item} number={items.indexOf(item) + 1} />
          </li>
        ))}
      </ul>
    </section>
  )
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

/** One tick an item, tall where it is shown. */
function Ticks({ count, first, show }: { count: number; first: number; show: number }) {
  return (
    <span aria-hidden="true" className="needs-script windows-ticks">
      {Array.from({ length: count }, (_, tick) => {
        const seen = (tick - first + count) % count < show
        // biome-ignore lint/suspicious/noArrayIndexKey: ticks have no other identity
        return <span key={tick} className={cn(seen && 'windows-tick-seen')} />
      })}
    </span>
  )
}
