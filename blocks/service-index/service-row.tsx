import { ArrowRight } from 'lucide-react'
import { useContext } from 'react'
import type { Picture } from '#model/content/picture.ts'
import type { Service } from '#model/content/service.ts'
import { servicePath } from '#model/paths.ts'
import { cn } from '#ui/cn.ts'
import { Image } from '#ui/image.tsx'
import { hueOf } from '#ui/spectrum.ts'
import { Nanometres, SpectrumContext } from '#ui/spectrum.tsx'

/** Columns from the width of tablets on; the first is the wavelength, where hues are wavelengths, the last the picture. */
const columns = {
  spectrum: 'md:grid-cols-[4.5rem_minmax(0,1fr)_minmax(0,41%)]',
  other: 'md:grid-cols-[minmax(0,1fr)_minmax(0,41%)]',
}

/** A ground in the hue across the window. */
export const band =
  'relative isolate before:absolute before:-inset-x-[100vw] before:inset-y-0 before:-z-1 before:bg-tint'

type ServiceRowProps = {
  service: Service
  /** Makes the row taller. */
  picture?: Picture
}

/** A band in the service's hue with its wavelength, name and tagline, and perhaps a picture up to the edge of the window. */
export function ServiceRow({ service, picture }: ServiceRowProps) {
  const { slug, title, line, lambda } = service
  const isSpectrum = useContext(SpectrumContext)
  return (
    <li
      {...hueOf(lambda)}
      data-grows="after"
      className={cn(
        band,
        'group grid items-baseline gap-x-3 gap-y-2 py-5 after:absolute after:-inset-s-6 after:inset-y-0 after:w-1.5 after:origin-[0_0] after:bg-fill after:transition-[scale] after:duration-400 hover:after:scale-x-[2.5] md:gap-x-6 lg:py-6',
        picture && 'md:grid-rows-2',
        columns[isSpectrum ? 'spectrum' : 'other'],
      )}
    >
      <Nanometres lambda={lambda} className={cn('label', picture && 'md:self-end')} />
      <a
        href={servicePath(slug)}
        className={cn(
          'stretched-link display hue-width text-[calc(clamp(1.875rem,4.6vw,4.5rem)*(1.3-0.55*var(--at,0.5)))] leading-none',
          picture ? 'md:self-end' : 'md:col-[-3/-1]',
        )}
      >
        {title}
        <span className="whitespace-nowrap">
          {'\u00a0'}
          <ArrowRight
            aria-hidden="true"
            className="inline-block size-[0.5em] transition-transform group-hover:translate-x-2 rtl:-scale-x-100 rtl:group-hover:-translate-x-2"
          />
        </span>
      </a>
      <p
        className={cn(
          'text-intro',
          picture ? 'max-w-[34ch] self-start md:col-[-3/-2]' : 'max-w-[60ch] md:col-[-3/-1]',
        )}
      >
        {line}
      </p>
      {picture && (
        <Image
          {...picture}
          sizes="(min-width: 768px) 45vw, 88vw"
          className="w-full md:aspect-16/9 max-w-none object-cover max-md:mt-2 md:-my-5 md:-col-end-1 md:row-span-2 md:row-start-1 md:h-[calc(100%+--spacing(10))] md:w-[calc(100%+var(--to-edge))] lg:-my-6 lg:h-[calc(100%+--spacing(12))]"
        />
      )}
    </li>
  )
}
