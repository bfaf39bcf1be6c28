import type { BlockProps } from '#blocks/block-props.ts'
import { cn } from '#ui/cn.ts'
import { Reveal } from '#ui/reveal.tsx'
import { Tide } from '#ui/tide.tsx'
import { Ledger } from './ledger.tsx'
import { Row } from './row.tsx'
import { Staggered } from './staggered.tsx'

const grounds = {
  staggered: 'bg-tint not-[.bg-tint+&]:[--mark:var(--accent)] [.bg-tint+&]:bg-paper',
  row: undefined,
  ledger: 'ground-alternate ground-raised',
}

/** Figures with labels, in one of three layouts. */
export function Figures({ block }: BlockProps<'figures'>) {
  const { title, layout, floods } = block
  return (
    <section
      className={cn(
        'overflow-clip py-section',
        floods ? 'tide-ground relative isolate [--mark:var(--color-ink)]' : grounds[layout],
      )}
    >
      {floods && <Tide seed={title} />}
      <Reveal>
        {block.layout === 'staggered' && <Staggered {...block} />}
        {block.layout === 'row' && <Row {...block} />}
        {block.layout === 'ledger' && <Ledger {...block} />}
      </Reveal>
    </section>
  )
}
