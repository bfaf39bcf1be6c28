import { SectionHead } from '#ui/section-head.tsx'
import { WaveArt } from '#ui/wave-art.tsx'
import type { DeliverablesLayoutProps } from './schema.ts'

/** A grid of numbered tiles: the first has a drawing, the last fills the rest of its row. */
export function Tiles({ id, title, lead, items }: DeliverablesLayoutProps) {
  return (
    <section id={id} className="column py-section">
      <SectionHead title={title} lead={lead} className="pb-12" />
      <ol className="grid border-t border-l border-line sm:grid-cols-2 lg:grid-cols-4">
        {items.map(({ title: name, description }, index) => (
          <li
            key={name}
            className="group grid content-between gap-8 p-5 border-r border-b border-line first:bg-tint sm:first:col-span-2 sm:last:even:col-span-2 lg:min-h-64 lg:p-6 lg:first:row-span-2 lg:first:col-span-2 lg:last:even:col-span-4 lg:last:even:min-h-44"
          >
            <span className="label text-accent">{String(index + 1).padStart(2, '0')}</span>
            {index === 0 && (
              <WaveArt
                kind="spectrum"
                seed={name}
                width={420}
                height={200}
                lines={42}
                stroke={3}
                className="w-full text-accent"
              />
            )}
            <div className="grid gap-2">
              <h3 className="display text-[clamp(1.375rem,1.9vw,1.75rem)] leading-[1.05] lg:group-first:text-[clamp(2.5rem,4.6vw,4.25rem)]">
                {name}
              </h3>
              <p className="max-w-[40ch]">{description}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
