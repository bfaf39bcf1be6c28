import { useEffect, useRef } from 'react'
import { Link, type LinkProps } from 'react-router'
import { cn } from '#ui/cn.ts'

type TabLinksProps = {
  /** Accessible name. */
  label: string
  tabs: { name: string; to: LinkProps['to']; isCurrent: boolean; count?: string }[]
  /** Without a bottom border, for use in a page header. */
  isPlain?: boolean
}

/** Links between views of one list, as a row of tabs that scrolls if it is too long. */
export function TabLinks({ label, tabs, isPlain = false }: TabLinksProps) {
  const list = useRef<HTMLUListElement>(null)
  const current = tabs.findIndex(({ isCurrent }) => isCurrent)
  useEffect(() => showTab(list.current, current), [current])
  return (
    <nav aria-label={label} className={cn('min-w-0', !isPlain && 'border-b border-strong-line')}>
      <ul ref={list} className="relative flex gap-x-5 overflow-x-auto">
        {tabs.map(({ name, to, isCurrent, count }) => (
          <li key={name}>
            <Link
              to={to}
              aria-current={isCurrent ? 'page' : undefined}
              preventScrollReset
              className={cn(
                'flex min-h-11 items-center gap-1.5 border-b-3 font-semibold whitespace-nowrap focus-visible:-outline-offset-2',
                isCurrent
                  ? 'border-ink'
                  : 'border-transparent text-soft hover:border-strong-line hover:text-ink',
              )}
            >
              {name}
              {count && <span className="label font-normal text-soft">{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Scrolls the row, and nothing else, so that a tab is in its middle. */
function showTab(list: HTMLElement | null, index: number) {
  const tab = list?.children[index] as HTMLElement | undefined
  if (list && tab) list.scrollLeft = tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2
}
