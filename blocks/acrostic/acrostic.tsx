import type { BlockProps } from '#blocks/block-props.ts'
import { WaveLetters } from '#ui/wave-letters.tsx'

/** A word set across the whole window; each of its letters is the first of what stands under it. */
export default function Acrostic({ block }: BlockProps<'acrostic'>) {
  const { title, lead, items } = block
  return (
    <section className="acrostic overflow-clip py-section">
      <div className="acrostic-head">
        <h2 className="display text-title">{title}</h2>
        <p className="max-w-[38ch] text-lead">{lead}</p>
      </div>
      <ol className="acrostic-word">
        {items.map(({ title: name, description }, index) => (
          <li key={name}>
            <span aria-hidden="true" className="display acrostic-letter">
              <WaveLetters text={name.charAt(0)} phase={0.34 + (index / items.length) * 0.36} />
            </span>
            <div className="grid content-start gap-2">
              <h3 className="text-card font-semibold">{name}</h3>
              <p className="text-small">{description}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
