import { pageLanguage } from '#ui/language.ts'
import { tabAfterKey } from '#ui/tab-keys.ts'

/** Shows the service that is pointed at, focused or dragged to; where the mark is let go is where one goes. */
export function mountSpectrumNav(nav: HTMLElement) {
  const links = [...nav.querySelectorAll<HTMLAnchorElement>('li a')]
  const ruler = nav.querySelector('ol')
  const mark = nav.querySelector<HTMLElement>('.spectrum-nav-mark')
  const value = nav.querySelector('[data-value]')
  const name = nav.querySelector('[data-name]')
  if (!ruler || !mark || !name) return
  const own = {
    nm: nav.dataset.nm ?? '',
    value: value?.textContent ?? '',
    name: name.textContent ?? '',
  }
  let near: HTMLAnchorElement | undefined

  function show(link?: HTMLAnchorElement) {
    near?.removeAttribute('data-near')
    near = link
    near?.setAttribute('data-near', '')
    nav.dataset.nm = near?.closest('li')?.dataset.nm ?? own.nm
    if (value) value.textContent = near?.dataset.lambda ?? own.value
    if (name) name.textContent = near?.textContent ?? own.name
    nav.toggleAttribute('data-tuned', near !== undefined && near.ariaCurrent !== 'page')
  }

  function nearest(x: number) {
    const distance = (link: HTMLElement) => {
      // In narrow windows the names are not shown.
      const shown = link.offsetParent ? link : link.parentElement
      const { left = 0, width = 0 } = shown?.getBoundingClientRect() ?? {}
      return Math.abs(left + width / 2 - x)
    }
    return links.reduce((best, link) => (distance(link) < distance(best) ? link : best))
  }

  const linkOf = ({ target }: Event) => (target as Element).closest('a') ?? undefined
  ruler.addEventListener('pointerover', (event) => show(linkOf(event)))
  ruler.addEventListener('pointerleave', () => show())
  ruler.addEventListener('focusin', (event) => show(linkOf(event)))
  ruler.addEventListener('focusout', () => show())
  ruler.addEventListener('keydown', (event) => {
    const index = links.indexOf(document.activeElement as HTMLAnchorElement)
    const position = { index, count: links.length, orientation: 'horizontal' } as const
    const next = tabAfterKey(event.key, { ...position, direction: pageLanguage.direction })
    if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    links[next]?.focus()
  })

  mark.addEventListener('pointerdown', (event) => {
    event.preventDefault()
    mark.setPointerCapture(event.pointerId)
  })
  mark.addEventListener('pointermove', ({ clientX, pointerId }) => {
    if (mark.hasPointerCapture(pointerId)) show(nearest(clientX))
  })
  mark.addEventListener('pointerup', () => {
    if (near && near.ariaCurrent !== 'page') near.click()
  })
  mark.addEventListener('pointercancel', () => show())
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') show()
  })
  // A page from the back/forward cache is as it was left.
  addEventListener('pagehide', () => show())
}
