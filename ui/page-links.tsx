import type { ReactNode } from 'react'
import { useLanguage } from '#ui/language-context.ts'
import { cn } from './cn.ts'

type PageLinksProps = {
  previous: ReactNode
  next: ReactNode
  position?: string
  className?: string
}

/** The links before and after a page of a list, with its position between them. */
export function PageLinks({ previous, next, position, className }: PageLinksProps) {
  const { t } = useLanguage()
  return (
    <nav
      aria-label={t('Pages')}
      className={cn('grid grid-cols-[1fr_auto_1fr] items-center gap-2 sm:gap-4', className)}
    >
      <span>{previous}</span>
      <span className="label text-soft">{position}</span>
      <span className="justify-self-end">{next}</span>
    </nav>
  )
}
