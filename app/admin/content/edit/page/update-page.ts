import { parseInert } from '#app/admin/trusted-types.ts'
import {
  EDITED_ENTRY,
  EDITED_PATH,
  EDITED_SECTION,
  type PageChanged,
} from '#model/content/page-editing.ts'
import { replaceChanged, setAttribute } from './replace-changed.ts'

/** A page as the server rendered it, parsed, without the names of its fields. */
export type ParsedPage = {
  document: Document
  names: Map<Element, FieldName>
  /** The rules of its theme. */
  theme: string
}

/** Which field, entry and section an element shows. */
type FieldName = Map<(typeof attributes)[number], string | null>

const attributes = [EDITED_PATH, EDITED_ENTRY, EDITED_SECTION] as const

const pageChanged: PageChanged = 'pagechanged'

/** Milliseconds that an update waits for a new style sheet. */
const SHEET_TIMEOUT = 1_000

/** The style element of a theme (app/site/shell/theme-style.tsx). */
const themeStyle = /<style data-theme=""[^>]*>([^<]*)<\/style>/

/** Parses a page and takes the names of its fields out of it, so that two pages can be compared. */
export function parsePage(html: string): ParsedPage {
  const theme = themeStyle.exec(html)?.[1] ?? ''
  // The parsed document has the policy of this one, which allows no inline style.
  const document = parseInert(html.replace(themeStyle, ''))
  const names = new Map<Element, FieldName>()
  const selector = attributes.map((name) => `[${name}]`).join()
  for (const element of document.body.querySelectorAll(selector)) {
    names.set(element, new Map(attributes.map((name) => [name, element.getAttribute(name)])))
    for (const name of attributes) element.removeAttribute(name)
  }
  return { document, names, theme }
}

/** Changes the shown page, which was rendered as `before`, where `after` differs. Scripts keep what they have changed. */
export async function updatePage(shown: Document, before: ParsedPage, after: ParsedPage) {
  await addSheets(shown, after.document)
  setTheme(shown, after.theme)
  const isChanged = replaceChanged(shown.body, before.document.body, after.document.body)
  nameElements(shown.body, after.document.body, after.names)
  if (isChanged) shown.defaultView?.dispatchEvent(new Event(pageChanged))
}

/** Adds the style sheets that the new page needs, and waits until they are there. */
async function addSheets(shown: Document, page: Document) {
  const known = new Set([...sheetsOf(shown)].map((link) => link.getAttribute('href')))
  const added = [...sheetsOf(page)].filter((link) => !known.has(link.getAttribute('href')))
  const loaded = added.map((link) => {
    const copy = shown.importNode(link)
    shown.head.append(copy)
    return new Promise((resolve) => {
      copy.addEventListener('load', resolve)
      copy.addEventListener('error', resolve)
      setTimeout(resolve, SHEET_TIMEOUT)
    })
  })
  await Promise.all(loaded)
}

function sheetsOf(page: Document) {
  return page.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')
}

const themes = new WeakMap<Document, CSSStyleSheet>()

/** Shows the page in another theme. As a sheet that is adopted: its policy allows no other inline style. */
function setTheme(shown: Document, css: string) {
  const before = shown.head.querySelector('style[data-theme]')
  const known = themes.get(shown)
  if (!known && css === (before?.textContent ?? '')) return
  const theme = known ?? adoptSheet(shown)
  if (!theme) return
  before?.remove()
  themes.set(shown, theme)
  theme.replaceSync(css)
}

function adoptSheet(shown: Document) {
  const view = shown.defaultView as (Window & typeof globalThis) | null
  if (!view) return null
  const sheet = new view.CSSStyleSheet()
  shown.adoptedStyleSheets.push(sheet)
  return sheet
}

/** Writes the names of fields onto the shown elements; where scripts have changed the page, as far as it is the same. */
function nameElements(shown: Element, page: Element, names: ParsedPage['names']) {
  for (const name of attributes) setAttribute(shown, name, names.get(page)?.get(name) ?? null)
  const live = [...shown.children]
  const parsed = [...page.children]
  const count = Math.min(live.length, parsed.length)
  const isAlike = (a: number, b = a) => live.at(a)?.localName === parsed.at(b)?.localName
  let start = 0
  while (start < count && isAlike(start)) start++
  let end = 0
  while (end < count - start && isAlike(-1 - end)) end++
  const pairs = [...range(0, start), ...range(-end, 0)]
  for (const index of pairs) {
    const [child, other] = [live.at(index), parsed.at(index)]
    if (child && other) nameElements(child, other, names)
  }
}

function range(from: number, to: number) {
  return Array.from({ length: to - from }, (_, index) => from + index)
}
