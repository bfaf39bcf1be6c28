import type { KeyboardEvent, ReactNode } from 'react'
import { cn } from '#ui/cn.ts'
import { type TabOrientation, tabAfterKey } from '#ui/tab-keys.ts'

type TabListProps = {
  /** Prefix of the ids of tabs and panels, unique on the page. */
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
 * A tab list as in the ARIA Authoring Practices Guide: one tab stop; arrow keys, Home and End select a tab.
 * Without JavaScript it is hidden and all panels are shown.
 */
export function TabList(props: TabListProps) {
  const { prefix, labelledBy, tabs, chosen, onChoose, orientation = 'horizontal' } = props

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
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
      onKeyDown={onKeyDown}
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

/** Panels stacked in one grid cell as tall as the tallest, so that the layout does not shift. */
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

/** A tab's panel. A heading with the class `tab-title` in it is shown without JavaScript only. */
export function TabPanel({ prefix, id, chosen, children, className }: TabPanelProps) {
  return (
    <div
      role="tabpanel"
      id={panelId(prefix, id)}
      aria-labelledby={tabId(prefix, id)}
      hidden={id !== chosen}
      // Panels without controls must be focusable themselves.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: required by the tabs pattern
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
