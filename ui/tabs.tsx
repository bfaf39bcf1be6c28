import type { ReactNode } from 'react'
import { cn } from '#ui/cn.ts'
import type { TabOrientation } from '#ui/tab-keys.ts'

type TabListProps = {
  /** Prefix of the ids of tabs and panels: the id of the section or panel that they are in. */
  prefix: string
  /** Id of the heading that names the list. */
  labelledBy: string
  /** The first is selected. */
  tabs: readonly { id: string; name: ReactNode }[]
  orientation?: TabOrientation
  className?: string
  tabClassName?: string
}

/**
 * A tab list as in the ARIA Authoring Practices Guide: one tab stop; arrow keys, Home and End select a tab
 * (ui/tabs-client.ts). Without JavaScript it is hidden and all panels are shown.
 */
export function TabList(props: TabListProps) {
  const { prefix, labelledBy, tabs, orientation = 'horizontal', className, tabClassName } = props
  return (
    <div
      role="tablist"
      aria-labelledby={labelledBy}
      aria-orientation={orientation}
      className={cn('tab-list', className)}
    >
      {tabs.map(({ id, name }, index) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={tabId(prefix, id)}
          aria-selected={index === 0}
          aria-controls={panelId(prefix, id)}
          tabIndex={index === 0 ? 0 : -1}
          className={tabClassName}
        >
          {name}
        </button>
      ))}
    </div>
  )
}

type TabPanelsProps = {
  prefix: string
  /** A heading with the class `tab-title` in the content is shown without JavaScript only. */
  panels: readonly { id: string; content: ReactNode }[]
  className?: string
  children?: ReactNode
}

/** Panels stacked in one grid cell as tall as the tallest, so that the layout does not shift; on phones as tall as the open one. */
export function TabPanels({ prefix, panels, className, children }: TabPanelsProps) {
  return (
    <div className={cn('tab-panels', className)}>
      {panels.map(({ id, content }, index) => (
        <div
          key={id}
          role="tabpanel"
          id={panelId(prefix, id)}
          aria-labelledby={tabId(prefix, id)}
          hidden={index > 0}
          // Panels without controls must be focusable themselves.
          // biome-ignore lint/a11y/noNoninteractiveTabindex: required by the tabs pattern
          tabIndex={0}
        >
          {content}
        </div>
      ))}
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
