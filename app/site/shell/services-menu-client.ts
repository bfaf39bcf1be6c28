/** Milliseconds from the pointer leaving until the panel closes (WCAG 1.4.13). */
const CLOSE_DELAY = 160

/** Opens the panel on hover or with its button; Escape, leaving it or moving the focus away closes it. */
export function mountServicesMenu(menu: HTMLElement) {
  const button = menu.querySelector('button')
  if (!button) return
  let closeTimer: ReturnType<typeof setTimeout> | undefined

  const isOpen = () => button.ariaExpanded === 'true'
  function setOpen(open: boolean) {
    button?.setAttribute('aria-expanded', String(open))
  }

  menu.addEventListener('pointerenter', ({ pointerType }) => {
    clearTimeout(closeTimer)
    if (pointerType === 'mouse') setOpen(true)
  })
  menu.addEventListener('pointerleave', ({ pointerType }) => {
    if (pointerType === 'mouse') closeTimer = setTimeout(() => setOpen(false), CLOSE_DELAY)
  })
  // A mouse click never closes the panel: hovering has opened it, and moving the pointer away closes it.
  button.addEventListener('click', (click) => {
    setOpen((click as PointerEvent).pointerType === 'mouse' || !isOpen())
  })
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    if (!menu.contains(relatedTarget as Node | null)) setOpen(false)
  })
  // Also a panel that was opened by hover (WCAG 1.4.13).
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !isOpen()) return
    setOpen(false)
    if (menu.contains(document.activeElement)) button.focus()
  })
  // A page from the back/forward cache is as it was left.
  addEventListener('pagehide', () => setOpen(false))
}
