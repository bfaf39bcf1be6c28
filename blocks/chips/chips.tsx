import type { BlockProps } from '#blocks/block-props.ts'
import { SectionHead } from '#ui/section-head.tsx'

/** Names as very large chips, each with an optional logo. */
export default function Chips({ block }: BlockProps<'chips'>) {
  return (
    <section className="chips-band overflow-clip py-section">
      <div className="column grid gap-10 lg:gap-14">
        <SectionHead title={block.title} lead={block.lead} />
        <ul className="flex flex-wrap gap-[clamp(--spacing(2),1.1vw,--spacing(4.5))] text-[clamp(1.375rem,4.2vw,4.25rem)] leading-none">
          {block.chips.map(({ name, path }) => (
            <li
              key={name}
              className="display inline-flex min-h-[44px] grow items-center justify-center gap-[0.35em] pt-[0.42em] px-[0.62em] pb-[0.46em] border border-ink rounded-pill nth-[3n+1]:bg-ink nth-[3n+1]:text-paper nth-[5n]:border-transparent nth-[5n]:bg-tint nth-[2n]:font-stretch-75% nth-[3n]:font-stretch-125%"
            >
              {path && (
                <svg viewBox="0 0 24 24" aria-hidden="true" className="flex-none size-[0.82em]">
                  <path d={path} fill="currentColor" />
                </svg>
              )}
              {name}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
