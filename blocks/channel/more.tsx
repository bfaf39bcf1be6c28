import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'

/** The way to the channel's own page, where it has one. */
export function More({ link }: { link: { label: string; href: string } | undefined }) {
  if (!link) return null
  return (
    <p>
      <Link
        to={link.href}
        className="group inline-flex min-h-11 items-center gap-2 font-semibold underline decoration-fill decoration-2 underline-offset-6"
      >
        {link.label}
        <ArrowRight
          aria-hidden="true"
          className="size-4 transition-transform group-hover:translate-x-1"
        />
      </Link>
    </p>
  )
}
