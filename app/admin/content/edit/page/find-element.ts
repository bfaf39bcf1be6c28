import { stepsOf } from '#model/content/form/set-at-path.ts'
import { EDITED_ENTRY, EDITED_PATH, EDITED_SECTION } from '#model/content/page-editing.ts'

/** The element that shows a field: its own text, else the first text below it, else that of the closest field around it. */
export function elementOf(page: Document, path: string): HTMLElement | null {
  const steps = stepsOf(path)
  for (let length = steps.length; length > 0; length--) {
    const part = steps.slice(0, length).join('.')
    const section = /^blocks\.([^.]+)$/.exec(part)?.[1]
    const found =
      section === undefined
        ? (query(page, EDITED_PATH, '=', part) ?? query(page, EDITED_PATH, '^=', `${part}.`))
        : query(page, EDITED_SECTION, '=', section)
    if (found) return found
  }
  return null
}

function query(page: Document, name: string, operator: string, value: string) {
  const all = page.querySelectorAll<HTMLElement>(`[${name}${operator}"${CSS.escape(value)}"]`)
  // A headline of single letters has its text for screen readers beside it.
  return [...all].find(({ offsetWidth }) => offsetWidth > 1) ?? all[0] ?? null
}

/** What is at a place of the page: a field, an entry of a collection, or a section. */
export type Place = {
  path: string | null
  /** The key of the entry's document. */
  entry: string | null
  /** The id of the section. */
  section: string | null
  element: HTMLElement
}

/** What an element shows; null outside of all sections and fields. */
export function placeOf(target: EventTarget | null): Place | null {
  const closest = (name: string) =>
    (target as Partial<Element> | null)?.closest?.<HTMLElement>(`[${name}]`) ?? null
  const own = closest(EDITED_PATH)
  const around = closest(EDITED_SECTION)
  const section = around?.getAttribute(EDITED_SECTION) ?? null
  const card = cardOf(target as Element, around)
  // A field's text inside of an entry's card is closer, such as in a list of links.
  if (card && !(own && card.contains(own))) {
    return { path: null, entry: entriesIn(card)[0] ?? null, section, element: card }
  }
  if (own) return { path: own.getAttribute(EDITED_PATH), entry: null, section, element: own }
  return around && { path: `blocks.${section}`, entry: null, section, element: around }
}

/** The largest element that shows an entry in a section: the card, not the dot that leads to it. */
export function cardIn(page: Document, section: string | null, entry: string) {
  const own = `[${EDITED_ENTRY}="${CSS.escape(entry)}"]`
  const around = (text: Element) => text.closest<HTMLElement>(`[${EDITED_SECTION}]`)
  const cards = [...page.querySelectorAll(own)]
    .filter((text) => (around(text)?.getAttribute(EDITED_SECTION) ?? null) === section)
    .flatMap((text) => cardOf(text, around(text)) ?? [])
  const areaOf = ({ offsetWidth, offsetHeight }: HTMLElement) => offsetWidth * offsetHeight
  return cards.toSorted((a, b) => areaOf(b) - areaOf(a))[0] ?? null
}

/** The largest element around the target that shows one entry and nothing else; null if it shows none. */
function cardOf(target: Element, section: HTMLElement | null): HTMLElement | null {
  let card: HTMLElement | null = null
  const start = target.closest?.<HTMLElement>('*') ?? null
  for (let element = start; element && element !== section; element = element.parentElement) {
    const entries = entriesIn(element)
    if (entries.length > 1 || hasOwnField(element, section)) break
    if (entries.length === 1) card = element
  }
  return card
}

/** True if a field is shown in this element only: the text of a link that all cards have is none of its own. */
function hasOwnField(element: Element, section: HTMLElement | null) {
  const around = section ?? element.ownerDocument.body
  return [...element.querySelectorAll(`[${EDITED_PATH}]`)].some((field) => {
    const path = CSS.escape(field.getAttribute(EDITED_PATH) ?? '')
    const shown = [...around.querySelectorAll(`[${EDITED_PATH}="${path}"]`)]
    return shown.every((one) => element.contains(one))
  })
}

/** The entries that an element shows. */
function entriesIn(element: Element): string[] {
  const shown = [element, ...element.querySelectorAll(`[${EDITED_ENTRY}]`)]
  return [...new Set(shown.flatMap((one) => one.getAttribute(EDITED_ENTRY) ?? []))]
}
