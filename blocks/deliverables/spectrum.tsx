import { ButtonLink } from '#ui/button.tsx'
import { cn } from '#ui/cn.ts'
import { Image } from '#ui/image.tsx'
import { hueOf } from '#ui/spectrum.ts'
import type { SpectrumProps } from './schema.ts'

/** In rows of four or three tiles, none as wide as the one above it. */
const FOURS =
  'lg:col-span-3 lg:min-h-56 lg:nth-[8n+1]:col-span-4 lg:nth-[8n]:col-span-4 lg:nth-[8n+2]:col-span-2 lg:nth-[8n+7]:col-span-2'
const THREES =
  'lg:col-span-4 lg:min-h-60 lg:nth-[6n+1]:col-span-5 lg:nth-[6n]:col-span-5 lg:nth-[6n+2]:col-span-3 lg:nth-[6n+5]:col-span-3'

const ALL = { from: 400, to: 700 }

/** Tiles in successive hues, in rows of different column widths. */
export function Spectrum(props: SpectrumProps) {
  const { id, title, intro, lambdas = ALL, items, action } = props
  const step = (lambdas.to - lambdas.from) / Math.max(1, items.length - 1)
  return (
    <section id={id} className="overflow-clip py-section">
      <div className="column grid items-end gap-x-16 gap-y-6 pb-6 lg:pb-12 lg:grid-cols-12">
        <h2 className="display text-title lg:col-span-7">{title}</h2>
        <div className="grid gap-6 lg:col-span-4 lg:col-start-9">
          {intro && <p className="max-w-[40ch] text-intro text-soft">{intro}</p>}
          {action && (
            <ButtonLink href={action.href} variant="outline" className="justify-self-start">
              {action.label}
            </ButtonLink>
          )}
        </div>
      </div>
      <ul className="column grid gap-1 max-sm:min-[22rem]:grid-cols-2 sm:grid-cols-12">
        {items.map(({ title: name, description, picture }, index) => (
          <li
            key={name}
            {...hueOf(lambdas.from + index * step)}
            className={cn(
              'grid grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr] border-t-4 border-fill bg-tint sm:col-span-6 sm:min-h-40 sm:max-lg:nth-[4n+1]:col-span-7 sm:max-lg:nth-[4n]:col-span-7 sm:max-lg:nth-[4n+2]:col-span-5 sm:max-lg:nth-[4n+3]:col-span-5',
              items.length % 3 ? FOURS : THREES,
            )}
          >
            {picture && (
              <Image
                {...picture}
                sizes="(min-width: 640px) 38vw, 50vw"
                className="h-[clamp(--spacing(40),22vw,--spacing(100))]! w-full object-cover"
              />
            )}
            <div className="row-start-2 grid min-w-0 content-between gap-5 p-4 sm:p-[clamp(--spacing(5),1.8vw,--spacing(10))]">
              <h3 className="display text-[clamp(1.375rem,2vw,2.25rem)] leading-[0.95]">{name}</h3>
              <p className="max-w-[36ch] max-sm:text-small">{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
