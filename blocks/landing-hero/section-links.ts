/** A section becomes current when its top passes this fraction of the window's height. */
const READING_LINE = 0.4

/** Opens and closes the bar's list on small screens, and marks the link to the current section. */
export function mountLandingNav(nav: HTMLElement) {
  const button = nav.querySelector('button')
  const links = [...nav.querySelectorAll<HTMLAnchorElement>('li > a')]
  if (!button) return

  const isOpen = () => button.ariaExpanded === 'true'
  function setOpen(open: boolean) {
    button?.setAttribute('aria-expanded', String(open))
  }

  button.addEventListener('click', () => setOpen(!isOpen()))
  nav.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) setOpen(false)
  })
  nav.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !isOpen()) return
    setOpen(false)
    button.focus()
  })
  // Close when the focus moves to something that the list covers.
  nav.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget && !nav.contains(relatedTarget as Node)) setOpen(false)
  })

  function markCurrent() {
    const current = links.findLast(({ hash }) => topOf(hash) <= innerHeight * READING_LINE)
    for (const link of links) {
      if (link === current) link.setAttribute('aria-current', 'location')
      else link.removeAttribute('aria-current')
    }
  }
  addEventListener('scroll', markCurrent, { passive: true })
  markCurrent()
}

function topOf(hash: string) {
  const section = document.getElementById(hash.slice(1))
  return section?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY
}
