import { Link } from 'react-router'
import type { Service } from '#model/content/service.ts'
import { servicePath } from '#model/paths.ts'
import { hueOf } from '#ui/spectrum.ts'

/** A service at its wavelength: the tick in its hue, its name, its one line. */
export function ServiceRow({ service }: { service: Service }) {
  const { slug, title, line, lambda } = service
  return (
    <li {...hueOf(lambda)} className="service-row">
      <span className="label service-row-lambda">{lambda} nm</span>
      <Link to={servicePath(slug)} className="display service-row-name">
        {title}
      </Link>
      <p className="service-row-line">{line}</p>
    </li>
  )
}
