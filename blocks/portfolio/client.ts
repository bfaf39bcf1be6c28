import { pageLanguage } from '#ui/language.ts'
import { tabAfterKey } from '#ui/tab-keys.ts'
import { pageAfter } from './pages.ts'
import { watchSwipes } from './swipe.ts'

/** Turns pages by buttons, keys and swipes, beginning with the first. */
export function mountPortfolio(portfolio: HTMLElement) {
  const pages = [...portfolio.querySelectorAll<HTMLElement>('.portfolio-page')]
  const controls = [...portfolio.querySelectorAll<HTMLElement>('fieldset button')]
  const status = portfolio.querySelector('.portfolio-status')
  const numbers = controls.slice(1, -1)
  const count = pages.length
  let index = 0

  function turn(to: number) {
    index = to
    for (const [at, element] of pages.entries()) {
      element.toggleAttribute('data-current', at === index)
      if (at === index) numbers[at]?.setAttribute('aria-current', 'true')
      else numbers[at]?.removeAttribute('aria-current')
    }
    const text = pageLanguage.t('Page {page} of {pages}', { page: index + 1, pages: count })
    if (status && status.textContent !== text) status.textContent = text
  }

  function turnByKey(event: KeyboardEvent) {
    const { direction } = pageLanguage
    const next = tabAfterKey(event.key, { index, count, orientation: 'horizontal', direction })
    if (next === undefined) return
    event.preventDefault()
    turn(next)
    // From a page button the focus moves to the new page's button; previous and next keep it.
    if (numbers.includes(event.currentTarget as HTMLElement)) numbers[next]?.focus()
  }

  for (const button of controls) button.addEventListener('keydown', turnByKey)
  for (const [at, button] of numbers.entries()) button.addEventListener('click', () => turn(at))
  controls.at(0)?.addEventListener('click', () => turn(pageAfter(index, -1, count)))
  controls.at(-1)?.addEventListener('click', () => turn(pageAfter(index, 1, count)))
  const [firstPage] = pages
  if (firstPage?.parentElement) {
    watchSwipes(firstPage.parentElement, (step) => turn(pageAfter(index, step, count)))
  }
}
