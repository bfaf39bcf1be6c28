import { ArrowLeft, ArrowRight } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { cn } from '#ui/cn.ts'
import { tabAfterKey } from '#ui/tab-keys.ts'
import { pageAfter } from './pages.ts'

type PageControlsProps = {
  /** Title of the paged list. */
  title: string
  /** Index of the current page, from 0. */
  index: number
  count: number
  arrowsOnSmall: boolean
  onTurn: (index: number) => void
}

const round =
  'grid size-11 place-items-center rounded-pill border transition-colors hover:border-ink'

/** Previous and next (which wrap around) and a button per page; arrow keys, Home and End work too. */
export function PageControls({ title, index, count, arrowsOnSmall, onTurn }: PageControlsProps) {
  const arrow = cn(round, 'border-strong-line', !arrowsOnSmall && 'max-md:hidden')

  function turnByKey(event: KeyboardEvent<HTMLButtonElement>) {
    const next = tabAfterKey(event.key, { index, count, orientation: 'horizontal' })
    if (next === undefined) return
    event.preventDefault()
    onTurn(next)
    // From a page button the focus moves to the new page's button; previous and next keep it.
    const { parentElement, dataset } = event.currentTarget
    if (dataset.page) {
      parentElement?.querySelector<HTMLElement>(`[data-page="${next + 1}"]`)?.focus()
    }
  }

  return (
    <fieldset className="needs-script flex flex-wrap gap-2">
      <legend className="sr-only">Pages of {title}</legend>
      <button
        type="button"
        aria-label="Previous page"
        onClick={() => onTurn(pageAfter(index, -1, count))}
        onKeyDown={turnByKey}
        className={arrow}
      >
        <ArrowLeft aria-hidden="true" className="size-5" />
      </button>
      {Array.from({ length: count }, (_, page) => page + 1).map((page) => (
        <button
          key={page}
          type="button"
          data-page={page}
          aria-label={`Page ${page}`}
          aria-current={page === index + 1 || undefined}
          onClick={() => onTurn(page - 1)}
          onKeyDown={turnByKey}
          className={cn(
            round,
            'label',
            page === index + 1 ? 'border-ink bg-ink text-paper' : 'border-strong-line',
          )}
        >
          {page}
        </button>
      ))}
      <button
        type="button"
        aria-label="Next page"
        onClick={() => onTurn(pageAfter(index, 1, count))}
        onKeyDown={turnByKey}
        className={arrow}
      >
        <ArrowRight aria-hidden="true" className="size-5" />
      </button>
    </fieldset>
  )
}
