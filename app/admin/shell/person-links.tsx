import { ArrowUpRight, LogOut } from 'lucide-react'
import { Form, NavLink } from 'react-router'
import { adminPaths } from '#model/admin-paths.ts'
import { paths } from '#model/paths.ts'
import type { Actor } from '#server/platform/audit/actor.ts'
import { cn } from '#ui/cn.ts'
import { rowClass, textClass } from './section-links.tsx'

/** The signed-in person's account, the public site and the way out. */
export function PersonLinks({ person }: { person: Actor }) {
  return (
    <div className="grid gap-px border-line border-t pt-3 max-lg:pt-4">
      <a href={paths.home} title="View site" className={rowClass}>
        <ArrowUpRight aria-hidden="true" className="size-4.5 flex-none" strokeWidth={1.75} />
        <span className={textClass}>View site</span>
      </a>
      <Form method="post" action={adminPaths.signOut} className="grid">
        <button type="submit" title="Sign out" className={rowClass}>
          <LogOut aria-hidden="true" className="size-4.5 flex-none" strokeWidth={1.75} />
          <span className={textClass}>Sign out</span>
        </button>
      </Form>
      <NavLink to={adminPaths.account} title="Your account" className={cn(rowClass, 'mt-1 py-1.5')}>
        <span
          aria-hidden="true"
          className="inline-flex size-7 flex-none items-center justify-center rounded-pill bg-tint text-hint font-semibold text-ink lg:not-group-data-collapsed/frame:-ml-1"
        >
          {initialsOf(person.name)}
        </span>
        <span className={cn(textClass, 'grid min-w-0 leading-tight')}>
          <span className="truncate font-semibold">{person.name}</span>
          <span className="text-hint text-soft group-aria-[current]/row:text-inherit">
            {person.role}, your account
          </span>
        </span>
      </NavLink>
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
