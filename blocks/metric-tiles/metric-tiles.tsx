import type { BlockProps } from '#blocks/block-props.ts'
import type { BlockOf } from '#blocks/schema.ts'
import { cn } from '#ui/cn.ts'
import { SectionHead } from '#ui/section-head.tsx'
import { Trend } from './trend.tsx'

/** Metrics as tiles, each with a line chart of its year; the first is large. */
export function MetricTiles({ block }: BlockProps<'metric-tiles'>) {
  return (
    <section className="column py-section">
      <SectionHead title={block.title} intro={block.intro} className="pb-6 lg:pb-12" />
      <ul className="grid grid-cols-2 border-t-2 border-ink sm:border-e sm:border-e-strong-line lg:grid-cols-[6fr_3.5fr_3.5fr]">
        {block.metrics.map((metric, index) => (
          <Tile key={metric.name} metric={metric} large={index === 0} />
        ))}
      </ul>
    </section>
  )
}

type TileProps = { metric: BlockOf<'metric-tiles'>['metrics'][number]; large: boolean }

function Tile({ metric: { name, value, description, trend }, large }: TileProps) {
  return (
    <li
      className={cn(
        'grid grid-rows-[auto_auto_1fr_auto] gap-2.5 border-b border-strong-line pt-4 max-sm:not-first:odd:border-s max-sm:not-first:odd:ps-3.5 max-sm:not-first:even:pe-3.5 sm:border-s sm:px-6',
        large && 'col-span-full sm:bg-tint lg:col-span-1 lg:row-span-2',
      )}
    >
      <h3 className="label">{name}</h3>
      <p
        className={cn(
          'display text-[clamp(3rem,12vw,4.75rem)] leading-[0.9] tracking-[-0.03em] tabular-nums',
          large && 'lg:text-[clamp(8rem,13vw,12rem)]',
        )}
      >
        {value}
      </p>
      <p
        className={cn(
          'max-w-[34ch]',
          large ? 'max-sm:text-soft lg:text-(length:--text-intro)' : 'text-soft',
        )}
      >
        {description}
      </p>
      <Trend values={trend} className={large ? 'h-18 lg:h-36' : 'h-12 lg:h-16'} />
    </li>
  )
}
