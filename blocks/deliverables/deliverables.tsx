import type { BlockProps } from '../registry.tsx'
import { Columns } from './columns.tsx'
import { Initials } from './initials.tsx'
import { Ledger } from './ledger.tsx'
import './deliverables.css'

const layouts = { ledger: Ledger, columns: Columns, initials: Initials } as const

/** Named things with a sentence each; a link can lead to "#" and its title in small letters with hyphens. */
export default function Deliverables({ block }: BlockProps<'deliverables'>) {
  const Layout = layouts[block.layout]
  return <Layout {...block} id={anchorOf(block.title)} />
}

function anchorOf(title: string) {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
