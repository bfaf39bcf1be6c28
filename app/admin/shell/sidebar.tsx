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

export type SidebarProps = {
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
    <header className="border-line border-b bg-raised lg:sticky lg:top-0 lg:flex lg:h-svh lg:flex-col lg:overflow-y-auto lg:border-r lg:border-b-0">
      <div className="flex min-h-14 items-center justify-between pr-2 pl-admin lg:min-h-18 lg:px-5">
        <Link to={adminPaths.dashboard} className="flex items-center gap-2.5">
          <LogoMark className="h-4 w-auto shrink-0" />
          <span className="font-semibold">{site.name}</span>
        </Link>
        <details
          ref={menu}
          className="group lg:hidden"
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
          <div className="absolute inset-x-0 z-20 grid gap-6 border-line border-b bg-raised px-admin pt-5 pb-8">
            <Sections person={person} unread={unread} />
            <PersonLine person={person} />
          </div>
        </details>
      </div>
      <div className="hidden flex-1 flex-col justify-between gap-8 px-5 pt-1 pb-6 lg:flex">
        <Sections person={person} unread={unread} />
        <PersonLine person={person} />
      </div>
    </header>
  )
}

function Sections({ person, unread }: SidebarProps) {
  const current = sectionOf(useLocation().pathname)
  return (
    <nav aria-label="Admin" className="grid gap-4.5 sm:max-lg:grid-cols-3">
      {adminNavigation
        .map(({ group, sections }) => ({
          group,
          sections: sections.filter(({ ownersOnly }) => person.role === 'owner' || !ownersOnly),
        }))
        .filter(({ sections }) => sections.length > 0)
        .map(({ group, sections }) => (
          <div key={group}>
            <p className="label pb-1 text-soft">{group}</p>
            <ul>
              {sections.map(({ label, href }) => (
                <li key={href}>
                  <Link
                    to={href}
                    aria-current={href === current ? 'page' : undefined}
                    className="flex min-h-9 items-center justify-between gap-2 -mx-2.5 rounded-small px-2.5 font-medium hover:bg-line aria-[current]:bg-ink aria-[current]:text-paper max-lg:min-h-11"
                  >
                    {label}
                    {href === adminPaths.leads && unread > 0 && (
                      <span className="label">
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
    <div className="grid gap-2 border-line border-t pt-4">
      <NavLink
        to={adminPaths.account}
        className="group grid min-h-11 min-w-0 content-center -mx-2.5 rounded-small px-2.5 py-1 hover:bg-line aria-[current]:bg-ink aria-[current]:text-paper"
      >
        <span className="truncate font-semibold">{person.name}</span>
        <span className="label text-soft group-aria-[current]:text-inherit">
          {person.role}, your account
        </span>
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
