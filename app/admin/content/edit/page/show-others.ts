import { blockOf, type Other } from '#app/admin/presence/others.ts'
import { elementOf } from './find-element.ts'

/** On what somebody else is in. */
const MARK = 'data-others'
const LAYER = 'data-others-layer'

const style = `
[${MARK}] { outline: 2px dashed #2a9455 !important; outline-offset: -2px; }
[${LAYER}] { position: absolute; top: 0; left: 0; z-index: 2147483647; }
[${LAYER}] span { position: absolute; padding: 2px 8px; background: #1d6a3a; color: #fff; font: 600 13px/1.4 system-ui, sans-serif; letter-spacing: 0; white-space: nowrap; pointer-events: none; }
`

/** Prepares a shown page for `showOthers`. */
export function addOthersStyle(page: Document) {
  const view = page.defaultView as (Window & typeof globalThis) | null
  if (!view) return
  const sheet = new view.CSSStyleSheet()
  sheet.replaceSync(style)
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet]
}

/** Outlines the sections that somebody else is in, with their names. */
export function showOthers(page: Document, others: Other[]) {
  const names = new Map<HTMLElement, string[]>()
  for (const { place, shownName, isReading } of others) {
    const element = place ? elementOf(page, blockOf(place)) : null
    if (!element) continue
    const label = isReading ? `${shownName} (reading)` : shownName
    names.set(element, [...(names.get(element) ?? []), label])
  }
  for (const marked of page.querySelectorAll<HTMLElement>(`[${MARK}]`)) {
    if (!names.has(marked)) marked.removeAttribute(MARK)
  }
  const layer = layerOf(page)
  layer.replaceChildren(...[...names].map(([element, all]) => labelAt(page, element, all)))
}

function labelAt(page: Document, element: HTMLElement, names: string[]) {
  element.setAttribute(MARK, '')
  const label = page.createElement('span')
  label.textContent = names.join(', ')
  const { top, left } = element.getBoundingClientRect()
  const { scrollX = 0, scrollY = 0 } = page.defaultView ?? {}
  Object.assign(label.style, { top: `${top + scrollY}px`, left: `${left + scrollX}px` })
  return label
}

/** Outside of the body, which is compared with the page as it was rendered. */
function layerOf(page: Document) {
  const known = page.querySelector<HTMLElement>(`[${LAYER}]`)
  if (known) return known
  const layer = page.createElement('div')
  layer.setAttribute(LAYER, '')
  layer.setAttribute('aria-hidden', 'true')
  page.documentElement.append(layer)
  return layer
}
