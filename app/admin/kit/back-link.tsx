import { ArrowLeft } from 'lucide-react'
import { Link, type LinkProps } from 'react-router'
import { cn } from '#ui/cn.ts'

/** A link to the list that a screen belongs to, above or before its title. */
export function BackLink({ className, children, ...link }: LinkProps) {
  return (
    <Link
      {...link}
      className={cn(
        'admin-link gap-2 justify-self-start whitespace-nowrap no-underline hover:underline',
        className,
      )}
    >
      <ArrowLeft aria-hidden="true" className="size-4 flex-none" />
      {children}
    </Link>
  )
}
