import { cn } from '#ui/cn.ts'
import { Image } from '#ui/image.tsx'
import type { PatchworkProps } from './schema.ts'

/** Cards of different widths without gaps; wide and narrow alternate from row to row. */
export function Patchwork({ id, title, intro, items }: PatchworkProps) {
  return (
    <section id={id} className="column py-section">
      <div className="grid max-w-[46rem] gap-3 sm:gap-5 pb-8 lg:pb-12">
        <h2 className="display text-title">{title}</h2>
        {intro && <p className="text-intro text-soft">{intro}</p>}
      </div>
      <ul className="grid grid-cols-2 gap-[2px] md:grid-cols-12">
        {items.map(({ title: name, description, picture }) => (
          <li
            key={name}
            className={cn(
              'relative grid content-between gap-3 overflow-clip p-[clamp(--spacing(4),2.4vw,--spacing(9))] bg-raised sm:gap-6 nth-[4n+1]:bg-tint nth-[4n]:bg-ink nth-[4n]:text-paper md:col-span-5 md:min-h-60 md:nth-[4n+1]:col-span-7 md:nth-[4n]:col-span-7',
              picture && 'md:min-h-76 md:pe-[44%]',
            )}
          >
            <h3 className="display text-[clamp(1.375rem,3.4vw,3.25rem)] leading-[0.98]">{name}</h3>
            <p className="max-w-[38ch] max-sm:text-small">{description}</p>
            {picture && (
              <div className="max-md:relative max-md:order-first max-md:aspect-4/3 md:absolute md:inset-y-4 md:inset-e-4 md:w-[36%]">
                <Image
                  {...picture}
                  sizes="(min-width: 768px) 22vw, 50vw"
                  className="absolute inset-0 h-full w-full object-contain"
                />
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
