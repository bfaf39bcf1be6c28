import { useContext } from 'react'
import type { Picture } from '#model/content/picture.ts'
import type { Service } from '#model/content/service.ts'
import { servicePath } from '#model/paths.ts'
import { cn } from '#ui/cn.ts'
import { Image } from '#ui/image.tsx'
import { hueOf } from '#ui/spectrum.ts'
import { Nanometres, SpectrumContext } from '#ui/spectrum.tsx'

/** Columns from the width of tablets on; the first is the wavelength, where hues are wavelengths. */
const columns = {
  spectrum: 'md:grid-cols-[4.5rem_minmax(0,7fr)_minmax(0,6fr)]',
  other: 'md:grid-cols-[minmax(0,7fr)_minmax(0,6fr)]',
}

/** A ground in the hue across the window. */
export const band =
  'relative isolate before:absolute before:-inset-x-[100vw] before:inset-y-0 before:-z-1 before:bg-tint'

type ServiceRowProps = {
  service: Service
  /** Makes the row taller. */
  picture?: Picture
}

/** A band in the service's hue with its wavelength, name and tagline, and perhaps a picture. */
export function ServiceRow({ service, picture }: ServiceRowProps) {
  const { slug, title, line, lambda } = service
  const isSpectrum = useContext(SpectrumContext)
  return (
    <li
      {...hueOf(lambda)}
      data-grows="after"
      className={cn(
        band,
        'group grid gap-x-3 gap-y-2 py-5 after:absolute after:-inset-s-6 after:inset-y-0 after:w-1.5 after:origin-[0_0] after:bg-fill after:transition-[scale] after:duration-400 hover:after:scale-x-[2.5] md:gap-x-6',
        picture ? 'md:grid-rows-[auto_1fr] md:py-0' : 'items-baseline',
        columns[isSpectrum ? 'spectrum' : 'other'],
      )}
    >
      <Nanometres lambda={lambda} className={cn('label', picture && 'md:pt-8')} />
      <a
        href={servicePath(slug)}
        className={cn(
          'stretched-link display hue-width text-[clamp(1.75rem,4.2vw,4rem)] leading-[0.96]',
          picture && 'md:pt-5',
        )}
      >
        {title}
      </a>
      <p className={picture ? 'max-w-[34ch] text-intro md:-col-end-2 md:pb-6' : 'max-w-[44ch]'}>
        {line}
      </p>
      {picture && (
        <Image
          {...picture}
          sizes="(min-width: 1024px) 36vw, (min-width: 768px) 42vw, 88vw"
          className="h-full w-full object-cover max-md:mt-2 md:max-lg:h-auto md:max-lg:self-center md:-col-end-1 md:row-span-2 md:row-start-1"
        />
      )}
    </li>
  )
}
