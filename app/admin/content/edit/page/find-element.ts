import { stepsOf } from '#model/content/form/set-at-path.ts'
import { EDITED_PATH, EDITED_SECTION } from '#model/content/page-editing.ts'

/** The element that shows a field: its own text, else the first text below it, else that of the closest field around it. */
export function elementOf(page: Document, path: string): HTMLElement | null {
  const steps = stepsOf(path)
  for (let length = steps.length; length > 0; length--) {
    const part = steps.slice(0, length).join('.')
    const section = /^blocks\.(\d+)$/.exec(part)?.[1]
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

/** The field that an element shows, or the section that it is in; null outside both. */
export function pathOf(target: EventTarget | null): string | null {
  const element = (target as Partial<Element> | null)?.closest?.(
    `[${EDITED_PATH}], [${EDITED_SECTION}]`,
  )
  if (!element) return null
  return element.getAttribute(EDITED_PATH) ?? `blocks.${element.getAttribute(EDITED_SECTION)}`
}
