/** The links of the rows of lists and tables. */
const ROWS = 'main :is(.stretched-link, .row-link)'

/** Focuses the row after or before the one with the focus; at first the first. */
export function focusNext(step: 1 | -1) {
  const rows = [...document.querySelectorAll<HTMLElement>(ROWS)].filter((row) =>
    row.checkVisibility(),
  )
  const index = rows.findIndex((row) => row.closest('li, tr')?.contains(document.activeElement))
  const next = index < 0 ? rows[0] : rows[index + step]
  next?.focus()
}

/** Focuses the first search field of the screen. */
export function focusSearch() {
  document.querySelector<HTMLElement>('main input[type="search"]')?.focus()
}
