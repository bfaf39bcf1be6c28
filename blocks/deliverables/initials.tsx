import { WaveLetters } from '#ui/wave-letters.tsx'
import type { DeliverablesLayoutProps } from './contract.ts'

/** The first letters of the titles as one tall word, through which a wave runs. */
export function Initials({ id, title, lead, items }: DeliverablesLayoutProps) {
  return (
    <section id={id} className="ground-ink py-section">
      <div className="column">
        <div className="grid items-end gap-x-16 gap-y-5 pb-14 md:grid-cols-[1fr_auto]">
          <h2 className="display text-title">{title}</h2>
          {lead && <p className="max-w-[36ch] text-lead text-soft">{lead}</p>}
        </div>
        <ol>
          {items.map(({ title: name, description }, index) => (
            <li key={name} className="initials-row">
              <span aria-hidden="true" className="display initials-letter">
                <WaveLetters text={name.charAt(0)} phase={(index / items.length) * 1.5 + 0.15} />
              </span>
              <h3 className="display initials-name">{name}</h3>
              <p className="max-w-[46ch] text-soft">{description}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
