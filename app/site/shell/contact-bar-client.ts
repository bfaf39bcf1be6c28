/** Remembers for this visit that the bar was closed. */
const CLOSED = 'contact-bar'

/**
 * Shows the bar while the page is scrolled past its opening, until it is closed; not over a form, nor over the footer, below
 * which nothing could be scrolled up.
 */
export function mountContactBar(mark: HTMLElement) {
  const bar = mark.querySelector<HTMLElement>('.contact-bar')
  if (!bar || wasClosed()) return
  const keptClear = new Set<Element>()
  let isPastOpening = false

  function update() {
    if (bar) bar.hidden = !isPastOpening || keptClear.size > 0
  }

  const opening = new IntersectionObserver(
    ([entry]) => {
      isPastOpening = Boolean(entry?.isIntersecting)
      update()
    },
    // Everything above the middle of the window counts, so that a jump to the top is noticed too.
    { rootMargin: '1000000px 0px -50% 0px' },
  )
  const clear = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) keptClear.add(target)
      else keptClear.delete(target)
    }
    update()
  })
  opening.observe(mark)
  for (const element of document.querySelectorAll('form, body > footer')) clear.observe(element)
  bar.querySelector('button')?.addEventListener('click', () => {
    rememberClosed()
    opening.disconnect()
    clear.disconnect()
    bar.hidden = true
  })
}

function wasClosed() {
  try {
    return sessionStorage.getItem(CLOSED) !== null
  } catch {
    return false
  }
}

function rememberClosed() {
  try {
    sessionStorage.setItem(CLOSED, 'closed')
  } catch {
    // Without storage the bar is back on the next page.
  }
}
