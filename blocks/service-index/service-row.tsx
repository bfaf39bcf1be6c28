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
        picture && 'md:grid-rows-[auto_1fr]',
        columns[isSpectrum ? 'spectrum' : 'other'],
      )}
    >
      <Nanometres lambda={lambda} className="label" />
      <a
        href={servicePath(slug)}
        className={cn(
          'stretched-link display hue-width text-[calc(clamp(1.875rem,4.6vw,4.5rem)*(1.3-0.55*var(--at,0.5)))] leading-[0.96]',
          !picture && 'md:col-[-3/-1]',
        )}
      >
        {title}
      </a>
      <p
        className={cn(
          'text-intro',
          picture ? 'max-w-[34ch] md:col-[-3/-2]' : 'max-w-[60ch] md:col-[-3/-1]',
        )}
      >
        {line}
      </p>
      {picture && (
        <Image
          {...picture}
          sizes="(min-width: 768px) 45vw, 88vw"
          className="w-full max-w-none self-start object-cover max-md:mt-2 md:-col-end-1 md:row-span-2 md:row-start-1 md:max-h-[34rem] md:w-[calc(100%+var(--to-edge))]"
        />
      )}
    </li>
  )
}
