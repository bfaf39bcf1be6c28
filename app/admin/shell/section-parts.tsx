import { Link, useLocation } from 'react-router'
import { BackLink } from '#app/admin/kit/back-link.tsx'
import { adminPaths } from '#model/admin-paths.ts'
import type { Actor } from '#server/platform/audit/actor.ts'
import { sectionsFor } from './navigation.ts'

/** Above the title of a screen: the other screens of its section, or the way back to the settings. */
export function SectionParts({ person }: { person: Actor }) {
  const { pathname } = useLocation()
  const section = sectionsFor(person.role).find(({ parts = [] }) =>
    parts.some(({ href }) => href === pathname),
  )
  if (!section?.parts) return null
  if (section.href === adminPaths.settingsIndex) {
    return (
      <BackLink to={section.href} className="-mt-3 -mb-5">
        Settings
      </BackLink>
    )
  }
  return (
    <nav aria-label={`Parts of ${section.label}`} className="-mt-3 -mb-5">
      <ul className="flex flex-wrap gap-x-5">
        {section.parts.map(({ label, href }) => (
          <li key={href}>
            <Link
              to={href}
              aria-current={href === pathname ? 'page' : undefined}
              className="inline-flex min-h-9 items-center text-soft hover:text-ink aria-[current]:font-semibold aria-[current]:text-ink max-lg:min-h-11"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
