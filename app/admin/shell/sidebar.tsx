import { Inbox, Menu, PanelLeftClose, PanelLeftOpen, Search, X } from 'lucide-react'
import { type RefObject, useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { LogoMark } from '#app/logo.tsx'
import { useSite } from '#app/use-site.ts'
import { adminPaths } from '#model/admin-paths.ts'
import { countWord } from '#model/leads/inbox.ts'
import type { Actor } from '#server/platform/audit/actor.ts'
import { useSectionCounts } from './counts.ts'
import { PersonLinks } from './person-links.tsx'
import { SectionLinks, textClass } from './section-links.tsx'
import { useOpenTool } from './tools.tsx'

type SidebarProps = { person: Actor; isCollapsed: boolean; onToggle: () => void }

/** The admin's navigation: a column on wide screens, which collapses to its icons; a bar with a menu on small ones. */
export function Sidebar({ person, isCollapsed, onToggle }: SidebarProps) {
  const { site, theme } = useSite()
  const openTool = useOpenTool()
  const Toggle = isCollapsed ? PanelLeftOpen : PanelLeftClose
  return (
    <header className="border-line border-b bg-raised lg:sticky lg:top-0 lg:flex lg:h-svh lg:flex-col lg:border-r lg:border-b-0">
      <div className="flex min-h-14 flex-none items-center justify-between pr-2 pl-admin lg:min-h-16 lg:px-4 lg:group-data-collapsed/frame:flex-col lg:group-data-collapsed/frame:gap-2 lg:group-data-collapsed/frame:px-2 lg:group-data-collapsed/frame:pt-5 lg:group-data-collapsed/frame:pb-2">
        <Link
          to={adminPaths.dashboard}
          title={site.name}
          className="flex min-w-0 items-center gap-2.5 lg:pl-1.5 lg:group-data-collapsed/frame:pl-0"
        >
          {theme.logo.kind === 'wave' && !theme.icon ? (
            <LogoMark className="h-4 w-auto shrink-0" />
          ) : (
            <img src="/favicon.svg" alt="" width={24} height={24} className="shrink-0" />
          )}
          <span className="truncate font-semibold lg:group-data-collapsed/frame:sr-only">
            {site.name}
          </span>
        </Link>
        <button
          type="button"
          aria-label="Collapse the sidebar"
          aria-pressed={isCollapsed}
          title={isCollapsed ? 'Expand the sidebar' : 'Collapse the sidebar'}
          onClick={onToggle}
          className="hidden size-9 flex-none items-center justify-center rounded-small text-soft hover:bg-line hover:text-ink lg:inline-flex"
        >
          <Toggle aria-hidden="true" className="size-4.5" strokeWidth={1.75} />
        </button>
        <span className="flex items-center lg:hidden">
          <button
            type="button"
            aria-label="Find anything"
            onClick={() => openTool('search')}
            className="inline-flex size-11 items-center justify-center"
          >
            <Search aria-hidden="true" className="size-5" strokeWidth={1.75} />
          </button>
          <UnreadLink />
          <SmallMenu person={person} />
        </span>
      </div>
      <div className="hidden min-h-0 flex-1 flex-col lg:flex">
        <div className="grid min-h-0 flex-1 content-start gap-4 overflow-y-auto px-3 pt-1 pb-4">
          <FindButton onOpen={() => openTool('search')} />
          <SectionLinks person={person} />
        </div>
        <div className="flex-none px-3 pb-3">
          <PersonLinks person={person} />
        </div>
      </div>
    </header>
  )
}

function FindButton({ onOpen }: { onOpen: () => void }) {
  return (
    <button
      type="button"
      title="Find anything (Ctrl+K)"
      onClick={onOpen}
      className="flex min-h-9 items-center gap-2.5 rounded-small border border-strong-line px-2.5 text-left text-soft hover:border-ink hover:text-ink lg:group-data-collapsed/frame:justify-center lg:group-data-collapsed/frame:px-0"
    >
      <Search aria-hidden="true" className="size-4.5 flex-none" strokeWidth={1.75} />
      <span className={textClass}>Find anything</span>
      <kbd className="ml-auto font-text text-hint whitespace-nowrap lg:group-data-collapsed/frame:hidden">
        Ctrl K
      </kbd>
    </button>
  )
}

/** The inbox and its count, on small screens beside the menu. */
function UnreadLink() {
  const { [adminPaths.leads]: unread } = useSectionCounts()
  if (!unread?.number) return null
  return (
    <Link
      to={adminPaths.leads}
      aria-label={`Inbox, ${countWord(unread.number)} unread`}
      className="flex min-h-11 items-center gap-1.5 px-2.5"
    >
      <Inbox aria-hidden="true" className="size-5" strokeWidth={1.75} />
      <span className="label rounded-pill bg-ink px-1.5 text-paper tabular-nums">
        {countWord(unread.number)}
      </span>
    </Link>
  )
}

/** The menu of small screens, which works without JavaScript. */
function SmallMenu({ person }: { person: Actor }) {
  const menu = useRef<HTMLDetailsElement>(null)
  useCloseOnNavigation(menu)
  return (
    <details
      ref={menu}
      className="group/menu"
      onKeyDown={({ key, currentTarget }) => {
        if (key !== 'Escape') return
        currentTarget.open = false
        currentTarget.querySelector('summary')?.focus()
      }}
    >
      <summary className="flex size-11 items-center justify-center" aria-label="Menu">
        <Menu aria-hidden="true" className="size-5 group-open/menu:hidden" />
        <X aria-hidden="true" className="hidden size-5 group-open/menu:block" />
      </summary>
      <div className="absolute inset-x-0 z-20 grid max-h-[calc(100svh_-_--spacing(14))] gap-5 overflow-y-auto border-line border-b bg-raised px-admin pt-4 pb-6">
        <SectionLinks person={person} />
        <PersonLinks person={person} />
      </div>
    </details>
  )
}

function useCloseOnNavigation(menu: RefObject<HTMLDetailsElement | null>) {
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation closes the menu
  useEffect(() => {
    if (menu.current) menu.current.open = false
  }, [key])
}
