import { pageLanguage } from '#ui/language.ts'
import { type TabOrientation, tabAfterKey } from '#ui/tab-keys.ts'
import { connectUrlParam } from '#ui/url-param.ts'

export type TabsProps = {
  /** Whether the tabs in a panel start at the first each time; otherwise the last one opened is kept. */
  startsAtFirst?: boolean
}

/**
 * Makes the tabs of a section, and the tabs in their panels, selectable (ui/tabs.tsx). The URL's parameter is named after
 * the section.
 */
export function mountTabs(section: HTMLElement, { startsAtFirst = false }: TabsProps) {
  const tabs = [...section.querySelectorAll<HTMLElement>('[role="tab"]')]
  const chooseParam = connectUrlParam(section.id, tabs.map(paramOf), (param) => {
    const tab = tabs.find((each) => paramOf(each) === param)
    if (tab) select(innerTab(tab) ?? tab)
  })

  function choose(tab: HTMLElement) {
    const isReset = startsAtFirst && tab.ariaSelected !== 'true'
    const chosen = (!isReset && innerTab(tab, '[aria-selected="true"]')) || tab
    // The first tab in a panel is the default.
    const isDefault = !chosen.previousElementSibling
    chooseParam(paramOf((isDefault && outerTab(chosen)) || chosen))
  }

  section.addEventListener('click', ({ target }) => {
    const tab = tabs.find((each) => each.contains(target as Node))
    if (tab) choose(tab)
  })
  section.addEventListener('keydown', (event) => {
    const tab = tabs.find((each) => each === event.target)
    const next = tab && neighbour(tab, event)
    if (!next) return
    event.preventDefault()
    choose(next)
    next.focus()
  })
}

/** The value of a tab in the URL: "design", or in the panel of that tab "design.wireframes". */
function paramOf(tab: HTMLElement): string {
  const container = tab.closest('[role="tabpanel"], [data-island]')
  const id = tab.getAttribute('aria-controls')?.slice(`${container?.id}-`.length) ?? ''
  const outer = outerTab(tab)
  return outer ? `${paramOf(outer)}.${id}` : id
}

/** Selects a tab, and the tab in whose panel it is. */
function select(tab: HTMLElement) {
  for (const other of siblings(tab)) {
    other.setAttribute('aria-selected', String(other === tab))
    other.tabIndex = other === tab ? 0 : -1
    panelOf(other)?.toggleAttribute('hidden', other !== tab)
  }
  const outer = outerTab(tab)
  if (outer) select(outer)
}

/** The tab that a key moves to. */
function neighbour(tab: HTMLElement, { key, ctrlKey, altKey, metaKey, shiftKey }: KeyboardEvent) {
  if (ctrlKey || altKey || metaKey || shiftKey) return undefined
  const tabs = siblings(tab)
  const next = tabAfterKey(key, {
    index: tabs.indexOf(tab),
    count: tabs.length,
    orientation: tab.parentElement?.getAttribute('aria-orientation') as TabOrientation,
    direction: pageLanguage.direction,
  })
  return next === undefined ? undefined : tabs[next]
}

function siblings(tab: HTMLElement) {
  return [...(tab.parentElement?.children ?? [])] as HTMLElement[]
}

function panelOf(tab: HTMLElement) {
  return document.getElementById(tab.getAttribute('aria-controls') ?? '')
}

/** The tab in whose panel a tab is. */
function outerTab(tab: HTMLElement) {
  const panel = tab.closest('[role="tabpanel"]')
  return document.getElementById(panel?.getAttribute('aria-labelledby') ?? '')
}

/** The first tab in the panel of a tab that matches. */
function innerTab(tab: HTMLElement, selector = '') {
  return panelOf(tab)?.querySelector<HTMLElement>(`[role="tab"]${selector}`)
}
