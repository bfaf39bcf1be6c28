/** Closes the menu on Escape, when the focus moves to something it covers, and on a link to the current page. */
export function mountMobileMenu(element: HTMLElement) {
  const menu = element as HTMLDetailsElement
  menu.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !menu.open) return
    menu.open = false
    menu.querySelector('summary')?.focus()
  })
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget && !menu.contains(relatedTarget as Node)) menu.open = false
  })
  // A page from the back/forward cache is as it was left.
  addEventListener('pagehide', () => {
    menu.open = false
  })
}
