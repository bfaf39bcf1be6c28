import { useLanguage } from '#ui/language-context.ts'
import { PageLinks } from '#ui/page-links.tsx'

type ListPagesProps = {
  page: number
  pages: number
  pathOf: (page: number) => string
  newer: string
  older: string
  className?: string
}

/** Links to the newer and older pages of a list; nothing if there is one. Past its end, the newer page is the last. */
export function ListPages({ page, pages, pathOf, newer, older, className }: ListPagesProps) {
  const { t } = useLanguage()
  if (pages <= 1) return null
  const current = Math.min(page, pages + 1)
  const link = (to: number, rel: string, label: string) => (
    <a
      href={pathOf(to)}
      rel={rel}
      className="inline-flex min-h-11 items-center font-semibold underline underline-offset-6"
    >
      {label}
    </a>
  )
  return (
    <PageLinks
      className={className}
      previous={current > 1 && link(current - 1, 'prev', newer)}
      position={
        current > pages
          ? t('There are {pages} pages', { pages })
          : t('Page {page} of {pages}', { page: current, pages })
      }
      next={current < pages && link(current + 1, 'next', older)}
    />
  )
}
