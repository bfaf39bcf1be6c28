import { ArrowUpRight } from 'lucide-react'
import type { BlockProps } from '#blocks/block-props.ts'
import type { BlockOf } from '#blocks/schema.ts'
import { buttonClass } from '#ui/button.tsx'
import { cn } from '#ui/cn.ts'
import { OutsideMark, SiteLink } from '#ui/site-link.tsx'
import { hueOf } from '#ui/spectrum.ts'
import { WaveArt } from '#ui/wave-art.tsx'

/** A grid of numbered tiles, the first of them large, and a link in the room that they leave at the end. */
export function ServiceTiles({ block }: BlockProps<'service-tiles'>) {
  return (
    <section className="column py-section">
      <h2 className="display pb-10 text-title">{block.title}</h2>
      <div className="grid grid-cols-2 md:grid-cols-3 lg:grid-cols-4">
        <ul className="contents">
          {block.tiles.map((tile) => (
            <Tile key={tile.number} tile={tile} />
          ))}
        </ul>
        <p className="flex min-h-42 items-center justify-center max-lg:md:col-span-3">
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
  'h-full min-h-42 gap-6 overflow-clip p-[min(--spacing(4.4),3.2vw)] transition-colors duration-300 lg:min-h-52 lg:p-[--spacing(5.6)]'

function Tile({ tile }: { tile: BlockOf<'service-tiles'>['tiles'][number] }) {
  const { number, title, description, lambda, size, href } = tile
  const large = size === 'large'
  return (
    <li {...hueOf(lambda)} className={cn(cell, large && 'col-span-2 md:row-span-2')}>
      <SiteLink
        href={href}
        unmarked
        className={cn(link, 'group grid content-between hover:bg-tint focus-visible:bg-tint')}
      >
        <span
          data-grows={large ? undefined : 'after'}
          className={cn(
            'label',
            !large &&
              'after:mt-2 after:block after:h-0.75 after:w-6 after:bg-fill after:transition-[width] after:duration-400 group-hover:after:w-full',
          )}
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
            className="w-full max-w-104 justify-self-end text-accent"
          />
        )}
        <span className="grid gap-1.5">
          <span
            className={
              large
                ? 'display text-[clamp(2rem,4.4vw,4rem)] leading-none'
                : 'text-[min(var(--text-card),5.6vw)] leading-[1.2] font-semibold'
            }
          >
            {title}
            <OutsideMark href={href} />
          </span>
          <span className={large ? 'max-w-[38ch]' : 'text-small'}>{description}</span>
        </span>
      </SiteLink>
    </li>
  )
}
