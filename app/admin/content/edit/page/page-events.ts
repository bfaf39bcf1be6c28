import { EDITED_PATH } from '#model/content/page-editing.ts'
import { prefersReducedMotion } from '#ui/motion.ts'
import { cardIn, elementOf, placeOf } from './find-element.ts'
import { typeInto } from './type-into.ts'

/** What the page tells its editor. */
export type PageHandlers = {
  /** A field's text, or a section, was clicked. */
  pick(path: string): void
  /** An entry of a collection was clicked, in the section of this id. */
  pickEntry(entry: string, section: string | null): void
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
[${HOVER}='entry'], [${HOVER}='card'], [${MARK}='entry'] { outline-offset: -3px; }
[${MARK}='card']::after { content: ''; position: absolute; inset: 0; z-index: 9; pointer-events: none; outline: 3px solid #6b5bff; outline-offset: -3px; }
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
    const place = placeOf(elementAt(event))
    // The second click of a double click has its own answer.
    if (!place || event.detail > 1) return
    if (place.entry !== null) handlers.pickEntry(place.entry, place.section)
    else if (place.path !== null) handlers.pick(place.path)
  })
  page.addEventListener('dblclick', (event) => {
    const target = elementAt(event)
    const path = placeOf(target)?.path ?? null
    const text = path === null ? null : handlers.plainTextAt(path)
    if (path === null || text === null) return
    const element = target.closest<HTMLElement>(`[${EDITED_PATH}]`)
    if (element) typeInto(element, text, (typed) => handlers.type(path, typed))
  })
  page.addEventListener('submit', (event) => event.preventDefault())
  page.addEventListener('pointermove', (event) => {
    const place = placeOf(elementAt(event))
    const path = place?.path ?? null
    const element = path === null ? place?.element : elementOf(page, path)
    mark(page, HOVER, element ?? null, place?.entry)
  })
  page.addEventListener('pointerleave', () => mark(page, HOVER, null))
  page.addEventListener('keydown', passKeyOn)
}

/** Lets the editor's shortcuts work while the page has the focus. */
function passKeyOn(event: KeyboardEvent) {
  const isTyped = (event.target as Element).matches('input, textarea, select, [contenteditable]')
  const isShortcut = event.ctrlKey || event.metaKey
  // A text that is typed has its own Undo.
  if (isTyped && (!isShortcut || /^[yz]$/i.test(event.key))) return
  if (!document.body.dispatchEvent(new KeyboardEvent('keydown', event))) event.preventDefault()
}

/** The element that one points at: what is below a link that covers its whole card. */
function elementAt({ target, clientX, clientY, detail, type }: MouseEvent): Element {
  const element = target as Element
  const isByKeyboard = type === 'click' && detail === 0
  if (isByKeyboard) return element
  const holdsPoint = ({ left, right, top, bottom }: DOMRect) =>
    clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
  const below = element.ownerDocument.elementsFromPoint(clientX, clientY)
  return below.find((one) => [...one.getClientRects()].some(holdsPoint)) ?? element
}

/** A field, or an entry of a collection in the section of this id. */
export type MarkedPlace = string | { entry: string; section: string | null }

/** Outlines a place. */
export function markPlace(page: Document, place: MarkedPlace) {
  const element =
    typeof place === 'string' ? elementOf(page, place) : cardIn(page, place.section, place.entry)
  mark(page, MARK, element, typeof place === 'string' ? null : place.entry)
  return element
}

/** Outlines a place and scrolls to it, unless it is in view. */
export function showPlace(page: Document, place: MarkedPlace, behavior: ScrollBehavior = 'smooth') {
  scrollTo(markPlace(page, place), prefersReducedMotion() ? 'instant' : behavior)
}

/** Scrolls to the document's first text, which of an entry can be far down. */
export function showFirstText(page: Document) {
  const texts = [...page.querySelectorAll<HTMLElement>(`[${EDITED_PATH}]`)]
  scrollTo(texts.find(({ offsetWidth }) => offsetWidth > 1) ?? null, 'instant')
}

function scrollTo(element: HTMLElement | null, behavior: ScrollBehavior) {
  const view = element?.ownerDocument.defaultView
  if (!element || !view) return
  const { top, bottom, height } = element.getBoundingClientRect()
  if (top >= 0 && bottom <= view.innerHeight) return
  // Not scrollIntoView, which would scroll the editor, too.
  const space = Math.max(24, (view.innerHeight - height) / 2)
  view.scrollTo({ top: view.scrollY + top - space, behavior })
}

/** The card of an entry is outlined inside of its edge, because others touch it, and above what lies on it. */
function mark(page: Document, name: string, place: Element | null, entry?: string | null) {
  const positioned = entry && place ? positionedIn(place) : null
  const element = positioned ?? place
  for (const marked of page.querySelectorAll(`[${name}]`)) {
    if (marked !== element) marked.removeAttribute(name)
  }
  element?.setAttribute(name, positioned ? 'card' : entry ? 'entry' : '')
}

/** The element or the only one inside of it that is positioned, which would lie on an outline of those around it. */
function positionedIn(element: Element): Element | null {
  if (element.localName === 'img') return null
  if (getComputedStyle(element).position !== 'static') return element
  const [only, ...others] = element.children
  return only && others.length === 0 ? positionedIn(only) : null
}
