import type { KeyboardEvent, ReactNode } from 'react'
import { cn } from '#ui/cn.ts'
import { type TabOrientation, tabAfterKey } from '#ui/tab-keys.ts'

type TabListProps = {
  /** Begins the id of every tab and panel; one list on the page has it. */
  prefix: string
  /** Id of the heading that names the list. */
  labelledBy: string
  tabs: readonly { id: string; name: ReactNode }[]
  chosen: string
  onChoose: (id: string) => void
  orientation?: TabOrientation
  className?: string
  tabClassName?: string
}

/**
 * A list of tabs after the ARIA Authoring Practices Guide: one stop for the tab key, arrow keys, Home and End walk it,
 * and what is reached is chosen. Without scripts it is not there and all panels show.
 */
export function TabList(props: TabListProps) {
  const { prefix, labelledBy, tabs, chosen, onChoose, orientation = 'horizontal' } = props

  function walk(event: KeyboardEvent<HTMLDivElement>) {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return
    const index = tabs.findIndex(({ id }) => id === chosen)
    const next = tabAfterKey(event.key, { index, count: tabs.length, orientation })
    const tab = next === undefined ? undefined : tabs[next]
    if (!tab) return
    event.preventDefault()
    onChoose(tab.id)
    document.getElementById(tabId(prefix, tab.id))?.focus()
  }

  return (
    <div
      role="tablist"
      aria-labelledby={labelledBy}
      aria-orientation={orientation}
      onKeyDown={walk}
      className={cn('tab-list', props.className)}
    >
      {tabs.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={tabId(prefix, id)}
          aria-selected={id === chosen}
          aria-controls={panelId(prefix, id)}
          tabIndex={id === chosen ? 0 : -1}
          onClick={() => onChoose(id)}
          className={props.tabClassName}
        >
          {name}
        </button>
      ))}
    </div>
  )
}

/** Panels that lie on top of one another: the tallest keeps the place, so nothing below moves. */
export function TabPanels({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={cn('tab-panels', className)}>{children}</div>
}

type TabPanelProps = {
  prefix: string
  id: string
  chosen: string
  children: ReactNode
  className?: string
}

/** What a tab shows. A heading of the class `tab-title` in it stands there without scripts only. */
export function TabPanel({ prefix, id, chosen, children, className }: TabPanelProps) {
  return (
    <div
      role="tabpanel"
      id={panelId(prefix, id)}
      aria-labelledby={tabId(prefix, id)}
      hidden={id !== chosen}
      // Text alone: the panel itself is the stop after its tab.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the tabs pattern asks for it
      tabIndex={0}
      className={className}
    >
      {children}
    </div>
  )
}

function tabId(prefix: string, id: string) {
  return `${prefix}-${id}-tab`
}

function panelId(prefix: string, id: string) {
  return `${prefix}-${id}`
}
