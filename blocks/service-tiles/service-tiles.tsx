import { ArrowUpRight } from 'lucide-react'
import type { BlockProps } from '#blocks/block-props.ts'
import type { BlockOf } from '#blocks/schema.ts'
import { buttonClass } from '#ui/button.tsx'
import { cn } from '#ui/cn.ts'
import { OutsideMark, SiteLink } from '#ui/site-link.tsx'
import { hueOf } from '#ui/spectrum.ts'

/** The title and a link beside numbered tiles from edge to edge; large ones have the colour of their service, the others its wave. */
export function ServiceTiles({ block }: BlockProps<'service-tiles'>) {
  return (
    <section className="ground-ink grid grid-cols-2 md:grid-cols-3 lg:grid-cols-4 xl:grid-cols-6">
      <div className="grid gap-x-8 gap-y-4 px-(--to-edge) py-7 max-lg:col-span-full max-lg:flex max-lg:flex-wrap max-lg:items-end max-lg:justify-between lg:content-between lg:pe-6 xl:col-span-3 xl:flex xl:flex-wrap xl:items-end xl:justify-between xl:pe-10">
        <h2 className="service-tiles-title display text-title leading-[0.95]">{block.title}</h2>
        <p>
          <SiteLink href={block.action.href} className={buttonClass({})}>
            {block.action.label}
            <ArrowUpRight aria-hidden="true" className="size-5" />
          </SiteLink>
        </p>
      </div>
      <ul className="contents">
        {block.tiles.map((tile) => (
          <Tile key={tile.number} tile={tile} />
        ))}
      </ul>
    </section>
  )
}

function Tile({ tile }: { tile: BlockOf<'service-tiles'>['tiles'][number] }) {
  const { number, title, description, lambda, size, href } = tile
  const large = size === 'large'
  return (
    <li
      {...hueOf(lambda)}
      className={cn('grid', large ? 'col-span-2 md:row-span-2' : 'max-md:even:last:col-span-2')}
    >
      <SiteLink
        href={href}
        unmarked
        className={cn(
          'service-tile grid min-w-0 content-between gap-4 overflow-clip p-[clamp(--spacing(4),1.7vw,--spacing(9))]',
          large && 'service-tile-large',
        )}
      >
        <span data-grows={large ? undefined : 'after'} className="tile-wave label">
          {number}
        </span>
        <span className="grid gap-2">
          <span
            className={cn(
              'display hue-width leading-none',
              large
                ? 'text-[clamp(2.25rem,4vw,5.5rem)]'
                : 'text-[clamp(0.875rem,4.6vw,1.0625rem)] wrap-break-word hyphens-auto md:text-[clamp(1.0625rem,1.55vw,2.125rem)]',
            )}
          >
            {title}
            <OutsideMark href={href} />
          </span>
          <span className={large ? 'max-w-[38ch]' : 'sr-only'}>{description}</span>
        </span>
      </SiteLink>
    </li>
  )
}
