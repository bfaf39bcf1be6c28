import type { Content } from '#server/features/content/content.ts'

/** Of all letters, below which one belongs to a foreign word. */
const RARE = 1 / 5_000

/** The letters and digits of the site's texts, the most frequent first. */
export function siteLetters(content: Pick<Content, 'current'>) {
  const { site, navigation, screens, forms, pages, entries } = content.current()
  const counts = new Map<string, number>()
  count([site, navigation, screens, forms, [...pages.values()], entries])
  const total = [...counts.values()].reduce((sum, one) => sum + one, 0)
  return [...counts]
    .filter(([, one]) => one >= total * RARE)
    .toSorted(([, one], [, other]) => other - one)
    .map(([letter]) => letter)

  function count(value: unknown) {
    if (typeof value === 'string') countText(value)
    else if (value && typeof value === 'object') for (const one of Object.values(value)) count(one)
  }

  /** Texts have spaces; addresses and choices have none. */
  function countText(text: string) {
    if (!text.trim().includes(' ')) return
    for (const [letter] of text.normalize('NFC').matchAll(/[\p{L}\p{N}]/gu)) {
      counts.set(letter, (counts.get(letter) ?? 0) + 1)
    }
  }
}
