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
      <ul className="@container grid grid-cols-2 gap-[2px] lg:grid-cols-12">
        {items.map(({ title: name, description, picture }) => (
          <li
            key={name}
            className={cn(
              'relative grid content-between gap-3 overflow-clip p-[clamp(--spacing(4),2.4vw,--spacing(9))] bg-raised sm:gap-6 nth-[4n+1]:bg-tint nth-[4n]:bg-ink nth-[4n]:text-paper lg:col-span-5 lg:min-h-60 lg:nth-[4n+1]:col-span-7 lg:nth-[4n]:col-span-7',
              picture &&
                (cropped
                  ? 'lg:min-h-76 lg:pe-[calc(50%+--spacing(4))]'
                  : 'lg:min-h-100 lg:pe-[48%]'),
            )}
          >
            <h3
              className={cn(
                'display leading-[0.98]',
                picture
                  ? 'text-[clamp(1.375rem,2.6cqi,2.75rem)]'
                  : 'text-[clamp(1.375rem,3.4vw,3.25rem)]',
              )}
            >
              {name}
            </h3>
            <p className="max-w-[38ch] max-sm:text-small">{description}</p>
            {picture && (
              <div
                className={cn(
                  'flex justify-end max-lg:relative max-lg:order-first lg:absolute lg:inset-y-0 lg:inset-e-0',
                  cropped
                    ? 'max-lg:aspect-video max-lg:-mx-[clamp(--spacing(4),2.4vw,--spacing(9))] max-lg:-mt-[clamp(--spacing(4),2.4vw,--spacing(9))] lg:w-1/2'
                    : 'max-lg:aspect-4/3 lg:w-[46%]',
                )}
              >
                <Image
                  {...picture}
                  sizes="(min-width: 1024px) 28vw, 50vw"
                  className={cn(
                    'h-full max-lg:absolute max-lg:inset-0 max-lg:w-full',
                    cropped
                      ? 'w-full object-cover object-[8%] outline -outline-offset-1 outline-line'
                      : 'w-auto max-w-full object-contain',
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
