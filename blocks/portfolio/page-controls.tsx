import { ArrowLeft, ArrowRight } from 'lucide-react'
import { cn } from '#ui/cn.ts'
import { useLanguage } from '#ui/language-context.ts'

type PageControlsProps = {
  /** Title of the paged list. */
  title: string
  count: number
  arrowsOnSmall: boolean
}

const round =
  'grid size-11 place-items-center rounded-pill border border-strong-line transition-colors hover:border-ink'

/** Previous and next (which wrap around) and a button per page; arrow keys, Home and End work too. */
export function PageControls({ title, count, arrowsOnSmall }: PageControlsProps) {
  const { t } = useLanguage()
  const arrow = cn(round, !arrowsOnSmall && 'max-md:hidden')
  return (
    <fieldset className="needs-script flex flex-wrap gap-2">
      <legend className="sr-only">{t('Pages of {title}', { title })}</legend>
      <button type="button" aria-label={t('Previous page')} className={arrow}>
        <ArrowLeft aria-hidden="true" className="size-5" />
      </button>
      {Array.from({ length: count }, (_, index) => index + 1).map((page) => (
        <button
          key={page}
          type="button"
          aria-label={t('Page {page}', { page })}
          aria-current={page === 1 || undefined}
          className={cn(
            round,
            'label aria-[current=true]:border-ink aria-[current=true]:bg-ink aria-[current=true]:text-paper',
          )}
        >
          {page}
        </button>
      ))}
      <button type="button" aria-label={t('Next page')} className={arrow}>
        <ArrowRight aria-hidden="true" className="size-5" />
      </button>
    </fieldset>
  )
}
