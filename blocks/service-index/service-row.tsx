import { ArrowRight } from 'lucide-react'
import { useContext } from 'react'
import type { Picture } from '#model/content/picture.ts'
import type { Service } from '#model/content/service.ts'
import { servicePath } from '#model/paths.ts'
import { cn } from '#ui/cn.ts'
import { Image } from '#ui/image.tsx'
import { hueOf } from '#ui/spectrum.ts'
import { Nanometres, SpectrumContext } from '#ui/spectrum.tsx'

/** Columns; from the width of tablets on, the first is the wavelength, where hues are wavelengths. The last is the picture. */
const columns = {
  spectrum: 'md:grid-cols-[4.5rem_minmax(0,1fr)_minmax(0,30%)]',
  other: 'md:grid-cols-[minmax(0,1fr)_minmax(0,30%)]',
}

/** A ground in the hue across the window. */
export const band =
  'relative isolate before:absolute before:-inset-x-[100vw] before:inset-y-0 before:-z-1 before:bg-tint'

type ServiceRowProps = { service: Service; picture?: Picture }

/** A band in the service's hue with its wavelength, name and tagline, and a picture as high as the band. */
export function ServiceRow({ service, picture }: ServiceRowProps) {
  const { slug, title, line, lambda } = service
  const isSpectrum = useContext(SpectrumContext)
  return (
    <li
      {...hueOf(lambda)}
      data-grows="after"
      className={cn(
        band,
        'group grid grid-cols-[minmax(0,1fr)_34%] items-center gap-x-4 after:absolute after:-inset-s-6 after:inset-y-0 after:w-1.5 after:origin-[0_0] after:bg-fill after:transition-[scale] after:duration-400 hover:after:scale-x-[2.5] md:gap-x-6',
        columns[isSpectrum ? 'spectrum' : 'other'],
      )}
    >
      <Nanometres lambda={lambda} className="label max-md:self-end max-md:pt-5" />
      <div
        className={cn(
          'grid gap-2 py-4 max-md:self-start max-md:pt-2 max-md:pb-5',
          !picture && 'max-md:col-span-full md:-col-end-1',
        )}
      >
        <a
          href={servicePath(slug)}
          className="stretched-link display hue-width text-[calc(clamp(1.5rem,3.6vw+0.7rem,4.5rem)*(1.3-0.55*var(--at,0.5)))] leading-[0.96]"
        >
          {title}
          <span className="whitespace-nowrap">
            {'\u00a0'}
            <ArrowRight
              aria-hidden="true"
              className="inline-block size-[0.55em] transition-transform group-hover:translate-x-2 rtl:-scale-x-100 rtl:group-hover:-translate-x-2"
            />
          </span>
        </a>
        <p className="max-w-[44ch] text-pretty md:text-intro">{line}</p>
      </div>
      {picture && (
        <Image
          {...picture}
          sizes="(min-width: 768px) 26vw, 32vw"
          className="aspect-square h-full w-full max-w-none object-cover max-md:col-start-2 max-md:row-span-2 max-md:row-start-1 max-md:w-[calc(100%+var(--spacing-gutter))] md:aspect-3/2"
        />
      )}
    </li>
  )
}
