import { documentPath, settingsPath } from '#model/admin-paths.ts'
import { collections, readEntryKey } from '#model/content/collections.ts'
import type { ContentGroup } from '#model/content/editor.ts'
import type { Found } from '#model/search/search.ts'
import type { AdminContext } from '#server/actions/admin-context.ts'
import { documentsOf, readKey } from '#server/features/content/documents.ts'
import { factsOf } from '#server/features/content/editor/document-facts.ts'
import { namesWith } from '#server/features/content/editor/document-names.ts'
import { folded } from '#server/features/leads/search-words.ts'
import { type ContentText, textsOf } from './content-texts.ts'
import { hasEveryWord } from './has-every-word.ts'
import { readDrafts } from './read-drafts.ts'

const PAGES_MAX = 6
const TEXTS_MAX = 8
/** Texts of one document, so that a common word shows several. */
const TEXTS_OF_ONE = 3
/** Characters of a text around the first word found. */
const EXCERPT = 90

/** Documents by title and address, and texts in them. Drafts come before what they change, as in the editor. */
export async function searchContent({ store, content }: AdminContext, words: string[]) {
  const drafts = await readDrafts(store)
  const complete = content.complete()
  const documents = new Map([...documentsOf(complete), ...drafts])
  const names = namesWith(complete, drafts)
  const pages: Found[] = []
  const texts: { rank: number; found: Found }[] = []
  for (const [key, value] of documents) {
    if (readKey(key)?.kind === 'order') continue
    const { title, path, group } = factsOf(key, names, content.defaults())
    const hrefOf = group === 'Whole site' ? settingsPath : documentPath
    const isFound = hasEveryWord(folded(`${title} ${path ?? ''}`), words)
    if (isFound) {
      const place = placeOf(key, group)
      pages.push({ title, detail: path ? `${place}, ${path}` : place, href: hrefOf(key) })
    }
    const matches = textsOf(value).filter(
      ({ text, folded }) => hasEveryWord(folded, words) && !(isFound && text === title),
    )
    const best = firstOfEach(matches.sort((a, b) => rankOf(a, words) - rankOf(b, words))).slice(
      0,
      TEXTS_OF_ONE,
    )
    for (const match of best) {
      const found = {
        title: excerptOf(match, words),
        detail: drafts.has(key) ? `${title} (draft)` : title,
        href: hrefOf(key, match.path),
      }
      texts.push({ rank: rankOf(match, words), found })
    }
  }
  return {
    pages: pages.sort((a, b) => a.title.length - b.title.length).slice(0, PAGES_MAX),
    content: texts
      .sort((a, b) => a.rank - b.rank)
      .slice(0, TEXTS_MAX)
      .map(({ found }) => found),
  }
}

/** Each text once: a name may be in several fields. */
function firstOfEach(texts: ContentText[]) {
  return [...new Map(texts.toReversed().map((text) => [text.folded, text])).values()].toReversed()
}

/** Where a document is found in the admin. */
function placeOf(key: string, group: ContentGroup) {
  const entry = readEntryKey(key)
  if (entry) return collections[entry.kind].title
  return group === 'Services in menus and lists' ? 'Menu card' : group
}

/** Short texts that begin with the words come first: headlines before paragraphs. */
function rankOf({ folded, text }: ContentText, [first = '']: string[]) {
  return (folded.startsWith(first) ? 0 : 1_000) + Math.min(text.length, 999)
}

function excerptOf({ text }: ContentText, [first = '']: string[]) {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= EXCERPT) return line
  const at = Math.max(0, line.toLowerCase().indexOf(first) - EXCERPT / 3)
  const start = at === 0 ? 0 : line.indexOf(' ', at) + 1
  const end = line.slice(start, start + EXCERPT).trimEnd()
  return `${start > 0 ? '… ' : ''}${end}${start + EXCERPT < line.length ? ' …' : ''}`
}
