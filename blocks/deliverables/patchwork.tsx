import { cn } from '#ui/cn.ts'
import { Image } from '#ui/image.tsx'
import type { PatchworkProps } from './schema.ts'

/** Cards of different widths without gaps; wide and narrow alternate from row to row. */
export function Patchwork({ id, title, intro, items, cropped }: PatchworkProps) {
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
              picture && (cropped ? 'md:min-h-76 md:pe-[52%]' : 'md:min-h-100 md:pe-[48%]'),
            )}
          >
            <h3
              className={cn(
                'display leading-[0.98]',
                picture
                  ? 'text-[clamp(1.375rem,2.5vw,2.75rem)]'
                  : 'text-[clamp(1.375rem,3.4vw,3.25rem)]',
              )}
            >
              {name}
            </h3>
            <p className="max-w-[38ch] max-sm:text-small">{description}</p>
            {picture && (
              <div
                className={cn(
                  'flex justify-end max-md:relative max-md:order-first max-md:aspect-4/3 md:absolute md:inset-y-0 md:inset-e-0',
                  cropped ? 'max-md:-mx-4 max-md:-mt-4 md:w-1/2' : 'md:w-[46%]',
                )}
              >
                <Image
                  {...picture}
                  sizes="(min-width: 768px) 28vw, 50vw"
                  className={cn(
                    'h-full max-md:absolute max-md:inset-0 max-md:w-full',
                    cropped ? 'w-full object-cover' : 'w-auto max-w-full object-contain',
                  )}
                />
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
