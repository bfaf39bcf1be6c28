import type { Service } from '#model/content/service.ts'
import { servicePath } from '#model/paths.ts'
import { hueOf } from '#ui/spectrum.ts'

/** A service with its wavelength, name and tagline. */
export function ServiceRow({ service }: { service: Service }) {
  const { slug, title, line, lambda } = service
  return (
    <li
      {...hueOf(lambda)}
      data-grows="before"
      className="group relative grid items-baseline gap-x-3 gap-y-1.5 border-b border-line pt-4 pr-3 pb-4.5 pl-5 transition-colors duration-300 before:absolute before:inset-y-3.5 before:left-0 before:w-1 before:bg-fill before:transition-[width] before:duration-400 hover:bg-tint hover:before:w-3 nth-last-[1_of_:not([hidden])]:border-b-0 md:grid-cols-[4.5rem_minmax(0,8fr)_minmax(0,5fr)] md:gap-6"
    >
      <span className="label text-soft group-hover:text-ink">{lambda} nm</span>
      <a
        href={servicePath(slug)}
        className="stretched-link display text-[clamp(1.625rem,3.6vw,3.375rem)] leading-none"
      >
        {title}
      </a>
      <p className="max-w-[44ch]">{line}</p>
    </li>
  )
}
