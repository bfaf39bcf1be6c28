import { Link } from 'react-router'
import type { Role } from '#model/accounts/accounts.ts'
import { adminPaths } from '#model/admin-paths.ts'
import { settingGroups } from './setting-groups.ts'

type SettingsNavProps = {
  role: Role
  /** The address of the entry that is open. */
  current: string
}

/** All settings beside the one that is open, on wide screens. */
export function SettingsNav({ role, current }: SettingsNavProps) {
  return (
    <nav
      aria-label="Settings"
      className="sticky top-0 hidden h-svh content-start gap-6 overflow-y-auto border-line border-r px-3 pt-12 pb-8 xl:grid [scrollbar-width:thin]"
    >
      <Link to={adminPaths.settingsIndex} className="px-2.5 text-section hover:underline">
        Settings
      </Link>
      {settingGroups(role).map(({ title, entries }) => (
        <section key={title} aria-label={title} className="grid gap-1">
          <h2 className="label px-2.5 text-soft">{title}</h2>
          <ul>
            {entries.map(({ label, href }) => (
              <li key={href}>
                <Link
                  to={href}
                  aria-current={href === current ? 'page' : undefined}
                  className="flex min-h-8 items-center rounded-small px-2.5 py-1 leading-tight hover:bg-raised aria-[current]:bg-line aria-[current]:font-semibold"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}
