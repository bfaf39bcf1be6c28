import { collections, readEntryKey } from '#model/content/collections.ts'
import type { Deps } from '#server/deps.ts'
import { usesOf } from '#server/features/content/collections/uses.ts'
import { titleOf } from './document-facts.ts'

/** Collections whose entries have a page of their own or are in every list. */
const alwaysShown = ['job', 'faq', 'case']

/** Where visitors see what was just published. */
export function whereShown(deps: Pick<Deps, 'content'>, key: string) {
  const entry = readEntryKey(key)
  if (!entry || alwaysShown.includes(entry.kind)) return 'Visitors can see it now.'
  const pages = usesOf(deps.content.current()).get(key) ?? []
  if (pages.length > 0) {
    const titles = pages.map((id) => `“${titleOf(deps, `page:${id}`)}”`)
    return `Visitors see it on ${new Intl.ListFormat('en').format(titles)}.`
  }
  const [one] = collections[entry.kind].nouns
  return `No page shows it yet: choose this ${one} in a section of a page.`
}
