import { EDITED_PATH } from '#model/content/page-editing.ts'
import { elementOf, pathOf } from './find-element.ts'
import { typeInto } from './type-into.ts'

/** What the page tells its editor. */
export type PageHandlers = {
  /** A field's text, or a section, was clicked. */
  pick(path: string): void
  /** Text was typed in the page itself. */
  type(path: string, text: string): void
  /** The text of a field if it can be typed in the page; null for everything else. */
  plainTextAt(path: string): string | null
}

/** On the element that is outlined: the field in focus, or what the pointer is on. */
const MARK = 'data-edited'
const HOVER = 'data-hovered'

const style = `
[${HOVER}] { outline: 2px dashed #6b5bff !important; outline-offset: 3px; cursor: pointer; }
[${MARK}] { outline: 3px solid #6b5bff !important; outline-offset: 4px; }
[contenteditable] { cursor: text; }
`

/** Makes a shown page answer to clicks. Its links and forms lead nowhere while it is edited. */
export function watchPage(page: Document, handlers: PageHandlers) {
  const view = page.defaultView as (Window & typeof globalThis) | null
  if (!view) return
  const sheet = new view.CSSStyleSheet()
  sheet.replaceSync(style)
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet]
  page.addEventListener('click', (event) => {
    const target = event.target as Element
    if (target.closest('[contenteditable]')) return
    if (target.closest('a, [type=submit], form button:not([type])')) event.preventDefault()
    const path = pathOf(target)
    // The second click of a double click has its own answer.
    if (path !== null && event.detail < 2) handlers.pick(path)
  })
  page.addEventListener('dblclick', ({ target }) => {
    const path = pathOf(target)
    const text = path === null ? null : handlers.plainTextAt(path)
    if (path === null || text === null) return
    const element = (target as Element).closest<HTMLElement>(`[${EDITED_PATH}]`)
    if (element) typeInto(element, text, (typed) => handlers.type(path, typed))
  })
  page.addEventListener('submit', (event) => event.preventDefault())
  page.addEventListener('pointerover', ({ target }) => {
    const path = pathOf(target)
    mark(page, HOVER, path === null ? null : elementOf(page, path))
  })
  page.addEventListener('pointerleave', () => mark(page, HOVER, null))
}

/** Outlines the place of a field. */
export function markPlace(page: Document, path: string) {
  const element = elementOf(page, path)
  mark(page, MARK, element)
  return element
}

/** Outlines the place of a field and scrolls to it, unless it is in view. */
export function showPlace(page: Document, path: string) {
  const element = markPlace(page, path)
  const view = page.defaultView
  if (!element || !view) return
  const { top, bottom, height } = element.getBoundingClientRect()
  if (top >= 0 && bottom <= view.innerHeight) return
  // Not scrollIntoView, which would scroll the editor, too.
  const space = Math.max(24, (view.innerHeight - height) / 2)
  view.scrollTo({ top: view.scrollY + top - space, behavior: 'smooth' })
}

function mark(page: Document, name: string, element: Element | null) {
  for (const marked of page.querySelectorAll(`[${name}]`)) {
    if (marked !== element) marked.removeAttribute(name)
  }
  element?.setAttribute(name, '')
}
