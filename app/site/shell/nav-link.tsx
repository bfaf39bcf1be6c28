import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { cn } from '#ui/cn.ts'
import { SiteLink } from '#ui/site-link.tsx'

type NavLinkProps = {
  href: string
  /** Not current on the pages below it. */
  end?: boolean
  className?: string
  children: ReactNode
}

/** A link that is marked as current on its own page and on the pages below it. */
export function NavLink({ href, end = false, className, children }: NavLinkProps) {
  const { pathname } = useLocation()
  const isCurrent = pathname === href || (!end && pathname.startsWith(`${href}/`))
  return (
    <SiteLink
      href={href}
      aria-current={isCurrent ? 'page' : undefined}
      className={cn(className, isCurrent && 'active') || undefined}
    >
      {children}
    </SiteLink>
  )
}
