import { SectionHead } from '#ui/section-head.tsx'
import { WaveArt } from '#ui/wave-art.tsx'
import type { DeliverablesLayoutProps } from './schema.ts'

/** A grid of numbered tiles: the first has a drawing, the last fills the rest of its row. */
export function Tiles({ id, title, intro, items }: DeliverablesLayoutProps) {
  return (
    <section id={id} className="column py-section">
      <SectionHead title={title} intro={intro} className="pb-6 lg:pb-12" />
      <ol className="grid grid-cols-2 border-t border-s border-line lg:grid-cols-4">
        {items.map(({ title: name, description }, index) => (
          <li
            key={name}
            className="group relative grid content-start gap-x-3 gap-y-1.5 border-e border-b border-line p-3.5 sm:gap-y-5 sm:p-5 lg:gap-y-8 lg:first:content-between sm:first:col-span-2 sm:last:even:col-span-2 lg:p-6 first:bg-tint"
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
                className="absolute inset-e-5 bottom-0 w-2/5 text-accent max-lg:hidden"
              />
            )}
            <div className="grid gap-1.5 lg:group-first:max-w-[56%]">
              <h3 className="display text-[clamp(1.25rem,1.9vw,1.75rem)] leading-[1.05] lg:group-first:text-[clamp(2.25rem,3.4vw,3.25rem)]">
                {name}
              </h3>
              <p className="max-w-[40ch] max-sm:text-small">{description}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
