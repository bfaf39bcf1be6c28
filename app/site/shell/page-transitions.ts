/** The part of a link that grows or shrinks, while it has a name. */
let named: HTMLElement | undefined

/**
 * Names what the transition to the next page moves (transitions.css): the bar or picture of the link, and the page that is
 * left. Of the page that appears nothing is captured, except the bar or picture to which one goes back.
 */
export function watchPageTransitions() {
  addEventListener('pageswap', ({ viewTransition, activation }) => {
    if (!viewTransition || !activation) return
    if (activation.navigationType !== 'traverse') name(activation.entry.url, '')
    document.documentElement.style.viewTransitionName = named ? 'covered' : 'leaving'
    whenFinished(viewTransition)
  })
  addEventListener('pagereveal', ({ viewTransition }) => {
    unname()
    const activation = window.navigation?.activation
    if (!viewTransition || activation?.navigationType !== 'traverse') return
    name(activation.from?.url, '-back')
    if (named) viewTransition.types.add('back')
    whenFinished(viewTransition)
  })
}

/** WebKit reports a transition that was skipped as an unhandled rejection of `ready`. */
function whenFinished({ ready, finished }: ViewTransition) {
  ready.catch(unname)
  finished.then(unname, unname)
}

function name(url: string | null | undefined, suffix: string) {
  named = url ? partFor(new URL(url).pathname) : undefined
  const grows = named?.dataset.grows
  const kind = grows === 'picture' || grows === 'round' ? grows : 'bar'
  named?.style.setProperty('--growth', kind + suffix)
}

function unname() {
  document.documentElement.style.viewTransitionName = ''
  named?.style.removeProperty('--growth')
  named = undefined
}

/** The bar or picture in view that belongs to a link to a page: of the focused link before all others. */
function partFor(pathname: string) {
  for (const link of [document.activeElement, ...document.links]) {
    if (!(link instanceof HTMLAnchorElement) || link.pathname !== pathname) continue
    const item = link.closest<HTMLElement>('li, article, [data-grows]')
    const part = item?.matches('[data-grows]')
      ? item
      : item?.querySelector<HTMLElement>('[data-grows]')
    if (part && isInView(part)) return part
  }
}

function isInView(element: HTMLElement) {
  const { top, bottom, left, right } = element.getBoundingClientRect()
  const isWithin = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
  return isWithin && element.checkVisibility({ visibilityProperty: true })
}
