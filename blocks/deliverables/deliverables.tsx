import type { BlockProps } from '#blocks/block-props.ts'
import { Acrostic } from './acrostic.tsx'
import { Bars } from './bars.tsx'
import { Cards } from './cards.tsx'
import { Columns } from './columns.tsx'
import { Compact } from './compact.tsx'
import { Facing } from './facing.tsx'
import { Key } from './key.tsx'
import { Ledger } from './ledger.tsx'
import { Offset } from './offset.tsx'
import { Patchwork } from './patchwork.tsx'
import { Rail } from './rail.tsx'
import { Run } from './run.tsx'
import { Spectrum } from './spectrum.tsx'
import { Tiles } from './tiles.tsx'

const layouts = {
  columns: Columns,
  compact: Compact,
  tiles: Tiles,
  bars: Bars,
  run: Run,
  acrostic: Acrostic,
  offset: Offset,
  rail: Rail,
} as const

/** Items with a title and a description. The section's anchor is its title in lowercase with hyphens. */
export function Deliverables({ block }: BlockProps<'deliverables'>) {
  const id = anchorOf(block.title)
  if (block.layout === 'ledger') return <Ledger {...block} id={id} />
  if (block.layout === 'patchwork') return <Patchwork {...block} id={id} />
  if (block.layout === 'cards') return <Cards {...block} id={id} />
  if (block.layout === 'facing') return <Facing {...block} id={id} />
  if (block.layout === 'spectrum') return <Spectrum {...block} id={id} />
  if (block.layout === 'key') return <Key {...block} id={id} />
  const Layout = layouts[block.layout]
  return <Layout {...block} id={id} />
}

function anchorOf(title: string) {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
