/** Remembers for this visit that the bar was closed. */
const CLOSED = 'contact-bar'

/** Shows the bar while the page is scrolled past its opening and no form is in view, until it is closed. */
export function mountContactBar(mark: HTMLElement) {
  const bar = mark.querySelector<HTMLElement>('.contact-bar')
  if (!bar || sessionStorage.getItem(CLOSED)) return
  const formsInView = new Set<Element>()
  let isPastOpening = false

  function update() {
    if (bar) bar.hidden = !isPastOpening || formsInView.size > 0
  }

  const opening = new IntersectionObserver(
    ([entry]) => {
      isPastOpening = Boolean(entry && entry.boundingClientRect.top < innerHeight / 2)
      update()
    },
    { rootMargin: '0px 0px -50% 0px' },
  )
  const forms = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) formsInView.add(target)
      else formsInView.delete(target)
    }
    update()
  })
  opening.observe(mark)
  for (const form of document.forms) forms.observe(form)
  bar.querySelector('button')?.addEventListener('click', () => {
    sessionStorage.setItem(CLOSED, 'closed')
    opening.disconnect()
    forms.disconnect()
    bar.hidden = true
  })
}
