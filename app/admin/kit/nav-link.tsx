import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { adminNavigation } from '#app/admin/shell/navigation.ts'

type RoomLinkProps = { to: string; className?: string; children: ReactNode }

/** A link to a room of the back office; plain words where the back office has no such room. */
export function RoomLink({ to, className, children }: RoomLinkProps) {
  if (!isRoom(to)) return <span className={className}>{children}</span>
  return (
    <Link to={to} className={className}>
      {children}
    </Link>
  )
}

/** True for what the navigation leads to, whatever its query. */
export function isRoom(to: string) {
  const [path] = to.split('?', 1)
  return adminNavigation.some(({ links }) => links.some(({ href }) => href === path))
}
