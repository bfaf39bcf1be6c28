import { useEffect } from 'react'

/** Where the focus was: the element, then those around it, each with its neighbours at that time. */
type Trail = { element: Element; next: Element | null; previous: Element | null }[]

const focusable = 'a[href], button:enabled, input:enabled:not([type=hidden]), select, textarea'

/**
 * Keeps the focus of people who use the keyboard or a screen reader when the element that has it is removed, such as the
 * button of a notice: moves it to the element that has its id now, to the same place of a list, to what the element was
 * in, or to the screen's title.
 */
export function useKeptFocus() {
  useEffect(() => {
    let trail: Trail = []
    let outside: Trail = []
    let path = ''
    function remember({ target }: FocusEvent) {
      if (!(target instanceof Element)) return
      trail = trailOf(target)
      path = location.pathname
      if (!target.closest('dialog')) outside = trail
    }
    // Who has clicked elsewhere has left the element; what is focused by the click is remembered next.
    function forget({ target }: PointerEvent) {
      const [left] = trail
      if (left && !(target instanceof Node && left.element.contains(target))) trail = []
    }
    const observer = new MutationObserver(() => {
      const [lost] = trail
      if (!lost || lost.element.isConnected || document.activeElement !== document.body) return
      const places = [placeIn(trail), placeIn(outside)]
      trail = []
      // Another screen has a place of its own to begin.
      if (path !== location.pathname) return
      const place = places.find(Boolean) ?? document.querySelector<HTMLElement>('main h1')
      if (place && !place.matches(focusable)) place.tabIndex = -1
      // A frame around half of the screen would show nothing.
      if (place?.matches('section, form, fieldset, aside')) place.classList.add('outline-none')
      place?.focus({ preventScroll: true })
    })
    document.addEventListener('focusin', remember)
    document.addEventListener('pointerdown', forget, true)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => {
      document.removeEventListener('focusin', remember)
      document.removeEventListener('pointerdown', forget, true)
      observer.disconnect()
    }
  }, [])
}

/** Up to what the screen itself consists of. */
function trailOf(target: Element) {
  const trail: Trail = []
  const isAround = (element: Element | null): element is Element =>
    element !== null && !element.matches('main, body, .admin:not(dialog)')
  for (let element: Element | null = target; isAround(element); element = element.parentElement) {
    trail.push({
      element,
      next: element.nextElementSibling,
      previous: element.previousElementSibling,
    })
  }
  return trail
}

function placeIn(trail: Trail): HTMLElement | null {
  const [left] = trail
  const moved = left?.element.id ? document.getElementById(left.element.id) : null
  if (moved) return moved
  for (const { element, next, previous } of trail) {
    const isGone = !element.isConnected
    if (isGone && !element.matches('tr, li')) continue
    if (!isGone && !element.matches('li, section, fieldset, form, aside, dialog, [data-notice]'))
      continue
    const places = isGone ? [next, previous].map(firstIn) : [element as HTMLElement]
    const place = places.find((one) => one?.isConnected && one.checkVisibility())
    if (place) return place
  }
  return null
}

function firstIn(neighbour: Element | null) {
  return neighbour?.querySelector<HTMLElement>(focusable) ?? null
}
