import { WaveArt } from '#ui/wave-art.tsx'
import type { DeliverablesLayoutProps } from './contract.ts'

/** Numbered tiles on one hairline grid: the first carries a drawing, the last stretches to the edge. */
export function Tiles({ id, title, lead, items }: DeliverablesLayoutProps) {
  return (
    <section id={id} className="column py-section">
      <div className="grid items-end gap-x-16 gap-y-5 pb-12 lg:grid-cols-12">
        <h2 className="display text-title lg:col-span-7">{title}</h2>
        {lead && (
          <p className="max-w-[42ch] text-lead text-soft lg:col-span-4 lg:col-start-9">{lead}</p>
        )}
      </div>
      <ol className="number-tiles">
        {items.map(({ title: name, description }, index) => (
          <li key={name} className="number-tile">
            <span className="label">{String(index + 1).padStart(2, '0')}</span>
            {index === 0 && (
              <WaveArt
                kind="spectrum"
                seed={name}
                width={420}
                height={200}
                lines={42}
                stroke={3}
                className="number-tile-art"
              />
            )}
            <div className="grid gap-2">
              <h3 className="display number-tile-name">{name}</h3>
              <p className="max-w-[40ch]">{description}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
