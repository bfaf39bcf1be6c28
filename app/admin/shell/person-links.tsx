import { ArrowUpRight, LogOut } from 'lucide-react'
import { Form, NavLink } from 'react-router'
import { adminPaths } from '#model/admin-paths.ts'
import { paths } from '#model/paths.ts'
import type { Actor } from '#server/platform/audit/actor.ts'
import { cn } from '#ui/cn.ts'
import { rowClass, textClass } from './section-links.tsx'

const iconClass =
  'inline-flex size-9 flex-none items-center justify-center rounded-small text-soft hover:bg-line hover:text-ink max-lg:size-11'

/** The signed-in person's account, the public site and the way out. */
export function PersonLinks({ person }: { person: Actor }) {
  return (
    <div className="flex items-center gap-0.5 border-line border-t pt-3 lg:group-data-collapsed/frame:flex-col lg:group-data-collapsed/frame:gap-1">
      <NavLink
        to={adminPaths.account}
        title="Your account"
        className={cn(
          rowClass,
          'min-w-0 flex-1 px-1.5 py-1.5 max-lg:-ml-1.5 lg:group-data-collapsed/frame:order-last',
        )}
      >
        <span
          aria-hidden="true"
          className="inline-flex size-7 flex-none items-center justify-center rounded-pill bg-tint text-hint font-semibold text-ink"
        >
          {initialsOf(person.name)}
        </span>
        <span className={cn(textClass, 'grid min-w-0 leading-tight')}>
          <span className="truncate font-semibold">{person.name}</span>
          <span className="truncate text-hint text-soft group-aria-[current]/row:text-inherit">
            <span className="sr-only">Your account, </span>
            {person.role}
          </span>
        </span>
      </NavLink>
      <a href={paths.home} title="View site" className={iconClass}>
        <ArrowUpRight aria-hidden="true" className="size-4.5" strokeWidth={1.75} />
        <span className="sr-only">View site</span>
      </a>
      <Form method="post" action={adminPaths.signOut} className="contents">
        <button type="submit" title="Sign out" className={iconClass}>
          <LogOut aria-hidden="true" className="size-4.5" strokeWidth={1.75} />
          <span className="sr-only">Sign out</span>
        </button>
      </Form>
    </div>
  )
}

/** "Zoë Müller" becomes "ZM". */
function initialsOf(name: string) {
  const words = name.trim().split(/\s+/)
  const [first = ''] = words
  const last = words.length > 1 ? (words.at(-1) ?? '') : ''
  return [first, last]
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase()
}
