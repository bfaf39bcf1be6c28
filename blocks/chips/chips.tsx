import type { BlockProps } from '../registry.tsx'

/** Names as chips so large that they are the section. A mark, where there is one, stands before its name. */
export default function Chips({ block }: BlockProps<'chips'>) {
  return (
    <section className="chips-band overflow-clip py-section">
      <div className="column grid gap-10 lg:gap-14">
        <div className="grid items-end gap-x-16 gap-y-5 lg:grid-cols-12">
          <h2 className="display text-title lg:col-span-7">{block.title}</h2>
          {block.lead && (
            <p className="max-w-[40ch] text-lead text-soft lg:col-span-4 lg:col-start-9">
              {block.lead}
            </p>
          )}
        </div>
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
