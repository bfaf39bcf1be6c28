import { ExternalLink } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '#ui/cn.ts'
import { useLanguage } from '#ui/language-context.ts'

type SiteLinkProps = ComponentProps<'a'> & {
  href: string
  /** Places `OutsideMark` itself. */
  unmarked?: boolean
}

/** A link from content. One to another website is marked, to eye and ear. */
export function SiteLink({ unmarked = false, children, ...rest }: SiteLinkProps) {
  return (
    <a rel={isOutside(rest.href) ? 'noopener' : undefined} {...rest}>
      {children}
      {!unmarked && <OutsideMark href={rest.href} />}
    </a>
  )
}

/** The mark of a link to another website; nothing for others. */
export function OutsideMark({ href, className }: { href: string; className?: string }) {
  const { t } = useLanguage()
  if (!isOutside(href)) return null
  return (
    <>
      <span className="sr-only"> {t('(another website)')}</span>
      <ExternalLink
        aria-hidden="true"
        className={cn('ms-1 inline-block size-4 flex-none', className)}
      />
    </>
  )
}

/** True for links to another website; false for pages, email addresses and phone numbers. */
export function isOutside(href: string) {
  return /^https:/i.test(href)
}
