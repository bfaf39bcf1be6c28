import { Menu, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Form, Link, NavLink, useLocation } from 'react-router'
import { useSite } from '#app/use-site.ts'
import { adminPaths } from '#model/admin-paths.ts'
import { countWord } from '#model/leads/inbox.ts'
import { paths } from '#model/paths.ts'
import type { Actor } from '#server/platform/audit/actor.ts'
import { LogoMark } from '#ui/logo.tsx'
import { adminNavigation, sectionOf } from './navigation.ts'

type SidebarProps = {
  person: Actor
  /** Number of unread leads. */
  unread: number
}

/** The admin's navigation: a column on wide screens, a disclosure on small ones. */
export function Sidebar({ person, unread }: SidebarProps) {
  const { site } = useSite()
  const { key } = useLocation()
  const menu = useRef<HTMLDetailsElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation closes the menu
  useEffect(() => {
    if (menu.current) menu.current.open = false
  }, [key])

  return (
    <header className="admin-side">
      <div className="admin-brand">
        <Link to={adminPaths.dashboard} className="flex items-center gap-2.5">
          <LogoMark className="h-4 w-auto shrink-0" />
          <span className="font-semibold">{site.name}</span>
        </Link>
        <details
          ref={menu}
          className="admin-menu group"
          onKeyDown={({ key, currentTarget }) => {
            if (key !== 'Escape') return
            currentTarget.open = false
            currentTarget.querySelector('summary')?.focus()
          }}
        >
          <summary className="flex size-11 items-center justify-center" aria-label="Menu">
            <Menu aria-hidden="true" className="size-5 group-open:hidden" />
            <X aria-hidden="true" className="hidden size-5 group-open:block" />
          </summary>
          <div className="admin-sheet">
            <Sections person={person} unread={unread} />
            <PersonLine person={person} />
          </div>
        </details>
      </div>
      <div className="admin-column">
        <Sections person={person} unread={unread} />
        <PersonLine person={person} />
      </div>
    </header>
  )
}

function Sections({ person, unread }: SidebarProps) {
  const current = sectionOf(useLocation().pathname)
  return (
    <nav aria-label="Admin" className="admin-nav">
      {adminNavigation
        .map(({ group, sections }) => ({
          group,
          sections: sections.filter(({ ownersOnly }) => person.role === 'owner' || !ownersOnly),
        }))
        .filter(({ sections }) => sections.length > 0)
        .map(({ group, sections }) => (
          <div key={group}>
            <p className="label text-soft">{group}</p>
            <ul>
              {sections.map(({ label, href }) => (
                <li key={href}>
                  <Link
                    to={href}
                    aria-current={href === current ? 'page' : undefined}
                    className="admin-nav-link"
                  >
                    {label}
                    {href === adminPaths.leads && unread > 0 && (
                      <span className="admin-count">
                        {countWord(unread)}
                        <span className="sr-only"> unread</span>
                      </span>
                    )}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
    </nav>
  )
}

function PersonLine({ person }: { person: Actor }) {
  return (
    <div className="admin-person">
      <NavLink to={adminPaths.account} className="admin-person-link">
        <span className="truncate font-semibold">{person.name}</span>
        <span className="label">{person.role}, your account</span>
      </NavLink>
      <div className="flex flex-wrap gap-x-4 gap-y-1">
        <a href={paths.home} className="admin-link">
          View site
        </a>
        <Form method="post" action={adminPaths.signOut}>
          <button type="submit" className="admin-link">
            Sign out
          </button>
        </Form>
      </div>
    </div>
  )
}
