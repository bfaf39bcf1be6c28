import { folded } from '#server/features/leads/search-words.ts'

/** A text of a document: its path in the document ("blocks.3.title"), as written and folded. */
export type ContentText = { path: string; text: string; folded: string }

/** Fields that no reader sees as words. */
const withoutWords = new Set([
  ...['type', 'id', 'anchor', 'src', 'lambda', 'slug', 'icon', 'kind'],
  // Of entries that a section shows.
  ...['collection', 'pick'],
])

const known = new WeakMap<object, ContentText[]>()

/** Every text of a document. Values of documents never change, so each is walked once. */
export function textsOf(document: unknown): ContentText[] {
  if (typeof document !== 'object' || document === null) return []
  let texts = known.get(document)
  if (!texts) {
    texts = [...walk(document, '')]
    known.set(document, texts)
  }
  return texts
}

function* walk(value: unknown, path: string): Generator<ContentText> {
  if (typeof value === 'string') {
    if (/\p{L}/u.test(value)) yield { path, text: value, folded: folded(value) }
    return
  }
  if (typeof value !== 'object' || value === null) return
  for (const [name, inner] of Object.entries(value)) {
    if (!withoutWords.has(name)) yield* walk(inner, path ? `${path}.${name}` : name)
  }
}
