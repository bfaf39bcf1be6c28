import { useEffect, useRef } from 'react'
import { Link, type LinkProps } from 'react-router'
import { cn } from '#ui/cn.ts'

type TabLinksProps = {
  /** Accessible name. */
  label: string
  tabs: {
    name: string
    to: LinkProps['to']
    isCurrent: boolean
    count?: string | undefined
    /** What is new there, such as "unread"; a dot. */
    news?: string | undefined
    /** Leads to nothing: left out where there is no room. */
    isEmpty?: boolean
  }[]
  /** Views or parts of one list, for its head; otherwise the parts of a screen, for its own head. */
  isPlain?: boolean
}

/** Links between parts of a screen or views of a list, as a row of tabs that scrolls if it is too long. */
export function TabLinks({ label, tabs, isPlain = false }: TabLinksProps) {
  const list = useRef<HTMLUListElement>(null)
  const current = tabs.findIndex(({ isCurrent }) => isCurrent)
  useEffect(() => showTab(list.current, current), [current])
  return (
    <nav
      aria-label={label}
      className={cn('min-w-0', isPlain ? 'max-w-full justify-self-start' : 'border-b border-line')}
    >
      <ul
        ref={list}
        className={cn(
          'fade-edges relative flex overflow-x-auto',
          isPlain ? plainListClass : 'gap-x-5',
        )}
      >
        {tabs.map(({ name, to, isCurrent, count, news, isEmpty }) => (
          <li key={name} className={isEmpty && !isCurrent ? 'max-md:hidden' : undefined}>
            <Link
              to={to}
              aria-current={isCurrent ? 'page' : undefined}
              preventScrollReset
              className={isPlain ? plainTabClass : tabClass}
            >
              {name}
              {count && <span className="label font-normal opacity-80">{count}</span>}
              {news && (
                <span className="size-2 flex-none rounded-pill bg-fill">
                  <span className="sr-only">, {news}</span>
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const linkClass =
  'flex items-center gap-1.5 whitespace-nowrap text-soft hover:text-ink focus-visible:-outline-offset-2'

/** A tab above a line. */
export const tabClass = `${linkClass} min-h-11 border-b-3 border-transparent font-semibold hover:border-strong-line aria-[current]:border-ink aria-[current]:text-ink aria-pressed:border-ink aria-pressed:text-ink`

const plainListClass = 'rounded-small border border-strong-line p-0.75'

const plainTabClass = `${linkClass} min-h-9 rounded-small px-3 aria-[current]:bg-line aria-[current]:font-semibold aria-[current]:text-ink`

/** Scrolls the row, and nothing else, so that a tab is in its middle. */
function showTab(list: HTMLElement | null, index: number) {
  const tab = list?.children[index] as HTMLElement | undefined
  if (list && tab) list.scrollLeft = tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2
}
