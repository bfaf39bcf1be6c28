import { ArrowUpRight } from 'lucide-react'
import type { BlockProps } from '#blocks/block-props.ts'
import type { BlockOf } from '#blocks/schema.ts'
import { buttonClass } from '#ui/button.tsx'
import { cn } from '#ui/cn.ts'
import { OutsideMark, SiteLink } from '#ui/site-link.tsx'
import { hueOf } from '#ui/spectrum.ts'
import { WaveArt } from '#ui/wave-art.tsx'

/** The title and a link beside a grid of numbered tiles, the first of them large. */
export function ServiceTiles({ block }: BlockProps<'service-tiles'>) {
  return (
    <section className="ground-ink py-section">
      <div className="column grid grid-cols-2 md:grid-cols-3 lg:grid-cols-[1fr_3fr] lg:grid-rows-[auto_1fr] lg:gap-x-10">
        <h2 className="display text-title max-lg:col-span-full max-lg:pb-6">{block.title}</h2>
        <ul className="max-lg:contents lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:grid lg:grid-cols-3 xl:grid-cols-5">
          {block.tiles.map((tile) => (
            <Tile key={tile.number} tile={tile} />
          ))}
        </ul>
        <p className="flex items-center justify-center md:max-lg:col-span-3 md:max-lg:pt-6 lg:items-end lg:justify-start">
          <SiteLink href={block.action.href} className={buttonClass({})}>
            {block.action.label}
            <ArrowUpRight aria-hidden="true" className="size-5" />
          </SiteLink>
        </p>
      </div>
    </section>
  )
}

/** Outlines of neighbours share their line; where there is no neighbour, a tile keeps its own. */
const cell = 'mt-px ms-px outline outline-line'
const link =
  'h-full gap-2 overflow-clip p-[min(--spacing(4),3.2vw)] transition-colors duration-300 lg:min-h-28'

function Tile({ tile }: { tile: BlockOf<'service-tiles'>['tiles'][number] }) {
  const { number, title, description, lambda, size, href } = tile
  const large = size === 'large'
  return (
    <li {...hueOf(lambda)} className={cn(cell, large && 'col-span-2 md:row-span-2')}>
      <SiteLink
        href={href}
        unmarked
        className={cn(
          link,
          'group relative grid hover:bg-tint focus-visible:bg-tint',
          large
            ? 'md:content-between'
            : 'md:content-start max-md:items-center max-md:gap-x-3 min-[24rem]:max-md:grid-cols-[auto_1fr]',
        )}
      >
        <span
          data-grows={large ? undefined : 'after'}
          className={cn('label', !large && 'tile-wave max-md:w-10')}
        >
          {number}
        </span>
        {large && (
          <WaveArt
            kind="trace"
            seed={title}
            width={420}
            height={300}
            lines={14}
            stroke={1.2}
            className="absolute top-4 inset-e-4 w-[44%] text-accent max-lg:hidden"
          />
        )}
        <span className="grid gap-1">
          <span
            className={
              large
                ? 'display text-[clamp(1.875rem,2.8vw,3rem)] leading-none'
                : 'leading-tight font-semibold max-md:text-small'
            }
          >
            {title}
            <OutsideMark href={href} />
          </span>
          <span className={large ? 'max-w-[38ch]' : 'text-small max-md:hidden'}>{description}</span>
        </span>
      </SiteLink>
    </li>
  )
}
