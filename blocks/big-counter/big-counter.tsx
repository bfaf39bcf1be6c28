import type { BlockProps } from '#blocks/block-props.ts'
import { Counter } from '#ui/counter.tsx'
import { DotField } from '#ui/dot-field.tsx'

/** One full-width number, right-aligned so that its digits do not shift while it counts. */
export function BigCounter({ block }: BlockProps<'big-counter'>) {
  return (
    <section className="bg-tint overflow-clip py-section [--mark:var(--accent)]">
      <div className="column grid grid-cols-1 gap-10 lg:gap-16">
        <div className="flex flex-wrap items-end justify-between gap-x-16 gap-y-4 border-b-2 border-ink pb-6">
          <h2 className="display text-title">{block.label}</h2>
          {block.note && <p className="max-w-[34ch]">{block.note}</p>}
        </div>
        <p className="display text-[calc(min(100vw-2*var(--spacing-gutter),var(--column))*0.255)] -ms-[0.088em] -me-[0.063em] font-stretch-130% leading-[0.8] tracking-[0] text-end whitespace-nowrap">
          <Counter value={block.target} duration={block.duration} startAtZero />
        </p>
      </div>
      {block.dots && (
        <DotField
          count={Math.round(block.target / block.dots)}
          seed={block.label}
          className="-mb-section mt-12"
        />
      )}
    </section>
  )
}
