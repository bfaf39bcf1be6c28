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
  picture: {
    spectrum: 'md:grid-cols-[4.5rem_minmax(0,1fr)_minmax(0,1fr)]',
    other: 'md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]',
  },
  plain: {
    spectrum: 'md:grid-cols-[4.5rem_minmax(0,8fr)_minmax(0,5fr)]',
    other: 'md:grid-cols-[minmax(0,8fr)_minmax(0,5fr)]',
  },
}

type ServiceRowProps = {
  service: Service
  /** Makes the row taller. */
  picture?: Picture
}

/** A service with its wavelength, name and tagline, and perhaps a picture. */
export function ServiceRow({ service, picture }: ServiceRowProps) {
  const { slug, title, line, lambda } = service
  const isSpectrum = useContext(SpectrumContext)
  return (
    <li
      {...hueOf(lambda)}
      data-grows="before"
      className={cn(
        'group relative grid gap-x-3 border-b border-line ps-5 transition-colors duration-300 before:absolute before:inset-s-0 before:w-1 before:bg-fill before:transition-[width] before:duration-400 hover:bg-tint hover:before:w-3 nth-last-[1_of_:not([hidden])]:border-b-0 md:gap-x-6',
        picture
          ? 'gap-y-3 py-6 before:inset-y-6 md:grid-rows-[auto_1fr]'
          : 'items-baseline gap-y-1.5 pt-4 pe-3 pb-4.5 before:inset-y-3.5',
        columns[picture ? 'picture' : 'plain'][isSpectrum ? 'spectrum' : 'other'],
      )}
    >
      <Nanometres lambda={lambda} className="label text-soft group-hover:text-ink" />
      <a
        href={servicePath(slug)}
        className={cn(
          'stretched-link display',
          picture
            ? 'text-[clamp(2rem,4.2vw,4rem)] leading-[0.94]'
            : 'text-[clamp(1.625rem,3.6vw,3.375rem)] leading-none',
        )}
      >
        {title}
      </a>
      <p
        className={cn(
          picture ? 'max-w-[26ch] text-intro md:-col-end-2 md:self-end' : 'max-w-[44ch]',
        )}
      >
        {line}
      </p>
      {picture && (
        <Image
          {...picture}
          sizes="(min-width: 1024px) 36vw, (min-width: 768px) 42vw, 88vw"
          className="w-full rounded-card max-md:mt-2 md:-col-end-1 md:row-span-2 md:row-start-1"
        />
      )}
    </li>
  )
}
