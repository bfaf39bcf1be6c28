import { copyText } from '#ui/copy-text.ts'

/** Completes the links with the site's origin, and lets the button copy the page's URL. */
export function mountShareLinks(element: HTMLElement) {
  const { origin, pathname } = location
  for (const link of element.querySelectorAll('a')) {
    link.href = link.href.replace(
      encodeURIComponent(pathname),
      encodeURIComponent(origin + pathname),
    )
  }
  const button = element.querySelector('button')
  const status = element.querySelector('[role="status"]')
  button?.addEventListener('click', async () => {
    const outcome = await copyText(origin + pathname, button)
    button.textContent = outcome
    if (status) status.textContent = outcome
  })
}
