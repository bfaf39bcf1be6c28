import type { BlockProps } from '#blocks/block-props.ts'
import { SectionHead } from '#ui/section-head.tsx'

/** Names as chips so large that they are the section. A mark, where there is one, stands before its name. */
export default function Chips({ block }: BlockProps<'chips'>) {
  return (
    <section className="chips-band overflow-clip py-section">
      <div className="column grid gap-10 lg:gap-14">
        <SectionHead title={block.title} lead={block.lead} />
        <ul className="chips">
          {block.chips.map(({ name, path }) => (
            <li key={name} className="display chip">
              {path && (
                <svg viewBox="0 0 24 24" aria-hidden="true" className="chip-mark">
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
