import { pageLanguage } from '#ui/language.ts'
import { type Plural, pluralText } from '#ui/plural.ts'
import { connectUrlParam } from '#ui/url-param.ts'

export type FilterProps = {
  /** Name of the URL's parameter. */
  name: string
  /** The number of items that are shown. */
  count: Plural
}

/**
 * Shows only the items of the category chosen with the section's filter buttons; the first shows all.
 * Elements with `data-category` name the category of the list item that they are in; the one with `data-count` announces
 * the number of items.
 */
export function mountFilter(section: HTMLElement, { name, count: texts }: FilterProps) {
  const buttons = [...section.querySelectorAll<HTMLElement>('[aria-pressed]')]
  const categories = [...section.querySelectorAll('[data-category]')]
  const count = section.querySelector('[data-count]')
  const filters = buttons.map(({ textContent }) => textContent)

  const choose = connectUrlParam(name, filters, (chosen) => {
    const isShown = ({ textContent }: Element) => chosen === filters[0] || textContent === chosen
    for (const button of buttons) {
      button.setAttribute('aria-pressed', String(button.textContent === chosen))
    }
    for (const category of categories) {
      category.closest('li')?.toggleAttribute('hidden', !isShown(category))
    }
    if (count) {
      count.textContent = pluralText(categories.filter(isShown).length, texts, pageLanguage.tag)
    }
  })
  for (const button of buttons) button.addEventListener('click', () => choose(button.textContent))
}
