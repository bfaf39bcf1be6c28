import { SectionHead } from '#ui/section-head.tsx'
import { WaveArt } from '#ui/wave-art.tsx'
import type { DeliverablesLayoutProps } from './schema.ts'

/** Numbered tiles on one hairline grid: the first carries a drawing, the last stretches to the edge. */
export function Tiles({ id, title, lead, items }: DeliverablesLayoutProps) {
  return (
    <section id={id} className="column py-section">
      <SectionHead title={title} lead={lead} className="pb-12" />
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
