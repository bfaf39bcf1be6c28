import { ArrowUpRight } from 'lucide-react'
import { Link } from 'react-router'
import type { BlockProps } from '#blocks/block-props.ts'
import type { BlockOf } from '#blocks/schema.ts'
import { hueOf } from '#ui/spectrum.ts'
import { WaveArt } from '#ui/wave-art.tsx'

/** Numbered tiles on one hairline grid; the first is large (specification 2.5). */
export default function ServiceTiles({ block }: BlockProps<'service-tiles'>) {
  return (
    <section className="column py-section">
      <h2 className="display pb-10 text-title">{block.title}</h2>
      <ul className="tiles">
        {block.tiles.map((tile) => (
          <Tile key={tile.number} tile={tile} />
        ))}
        <li className="tile tile-action">
          <Link to={block.action.href} className="tile-link text-card font-semibold">
            {block.action.label}
            <ArrowUpRight aria-hidden="true" className="size-6" />
          </Link>
        </li>
      </ul>
    </section>
  )
}

function Tile({ tile }: { tile: BlockOf<'service-tiles'>['tiles'][number] }) {
  const { number, title, description, lambda, size, href } = tile
  return (
    <li {...hueOf(lambda)} className={`tile tile-${size}`}>
      <Link to={href} className="tile-link">
        <span className="label">{number}</span>
        {size === 'large' && (
          <WaveArt
            kind="trace"
            seed={title}
            width={420}
            height={300}
            lines={14}
            stroke={1.2}
            className="tile-art"
          />
        )}
        <span className="grid gap-1.5">
          <span
            className={
              size === 'large'
                ? 'display text-[clamp(2rem,4.4vw,4rem)] leading-none'
                : 'text-card font-semibold'
            }
          >
            {title}
          </span>
          <span className={size === 'large' ? 'max-w-[38ch]' : 'text-small'}>{description}</span>
        </span>
      </Link>
    </li>
  )
}
