import { pageLanguage } from '#ui/language.ts'
import { type Plural, pluralText } from '#ui/plural.ts'

export type ServiceIndexProps = {
  /** How many services there are, and how many a search finds. */
  count: Plural
  found: Plural
}

/** Filters the services as you type. */
export function mountServiceIndex(element: HTMLElement, texts: ServiceIndexProps) {
  const input = element.querySelector('input')
  const result = element.querySelector('[data-result]')
  const families = [...element.querySelectorAll<HTMLElement>('section')].map((family) => ({
    family,
    count: family.querySelector('[data-count]'),
    rows: [...family.querySelectorAll('li')].map((row) => ({ row, text: searchText(family, row) })),
  }))

  function update() {
    const query = input?.value.trim() ?? ''
    let found = 0
    for (const { family, count, rows } of families) {
      const matching = rows.filter(({ text }) => matches(text, query))
      for (const each of rows) each.row.hidden = !matching.includes(each)
      family.hidden = matching.length === 0
      if (count) count.textContent = String(matching.length)
      found += matching.length
    }
    if (result) result.textContent = resultText(found, query, texts)
  }

  input?.addEventListener('input', update)
  // The browser may have kept the field's text.
  update()
}

/** A service's title, tagline and slug, and its family. */
function searchText(family: HTMLElement, row: HTMLElement) {
  const link = row.querySelector('a')
  const slug = link?.pathname.split('/').at(-1)
  const line = row.querySelector('p')?.textContent
  return `${link?.textContent} ${line} ${family.ariaLabel} ${slug}`.toLowerCase()
}

/** Whether the text contains every word of the query. */
function matches(text: string, query: string) {
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

function resultText(number: number, query: string, { count, found }: ServiceIndexProps) {
  const { tag, t } = pageLanguage
  if (query === '') return pluralText(number, count, tag)
  return number === 0
    ? t('No service found for “{query}”', { query })
    : pluralText(number, found, tag)
}
