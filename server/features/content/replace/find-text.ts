import { z } from 'zod'
import { describePath } from '#model/content/form/describe-path.ts'
import type { JsonSchema } from '#model/content/form/json-schema.ts'
import { FIND_MAX, type FoundText, type SeenDocument } from '#model/content/replace.ts'
import { query } from '#server/actions/action.ts'
import type { AdminContext } from '#server/actions/admin-context.ts'
import { factsOf, titleOf } from '#server/features/content/editor/document-facts.ts'
import { type Names, readNames } from '#server/features/content/editor/document-names.ts'
import { documentSchema } from '#server/features/content/editor/document-schema.ts'
import { standaloneOf } from '#server/features/content/standalone.ts'
import { isOpen, latestDocuments } from './latest-documents.ts'
import { hasText, replaceInTexts } from './replace-in-texts.ts'

/** Texts shown of each document. */
const SHOWN_MAX = 3

const text = z.string().max(FIND_MAX).catch('')
const findSchema = z.object({ find: text, to: text })

/**
 * The documents whose texts have `find`, with what they would be; the drafts that have `to` in its place; a suggestion while
 * the sample's name is not the agency's.
 */
export const findText = query('editor', findSchema, async (context, { find, to }) => {
  const { content, store } = context
  const [own, sample] = [(await content.site()).name, content.defaults().site.name]
  const suggestion = own === sample ? null : { find: sample, to: own }
  const documents: FoundText[] = []
  const drafts: SeenDocument[] = []
  if (find.trim() === '') return { documents, drafts, suggestion }
  const names = await readNames(context)
  for (const latest of await latestDocuments(context, store)) {
    const { key, version, isDraft, value } = latest
    const schema = documentSchema(key, content.current()) as JsonSchema | null
    if (!schema) continue
    const { texts } = replaceInTexts(schema, value, find, to)
    const isReplaced = isDraft && texts.length === 0 && hasText(schema, value, to)
    if ((texts.length === 0 && !isReplaced) || !(await isOpen(store, latest))) continue
    const seen = { document: key, version }
    if (isReplaced) {
      drafts.push(seen)
      continue
    }
    const shown = texts.slice(0, SHOWN_MAX).map(({ path, before, after }) => ({
      ...{ before, after },
      place: describePath(schema, value, path),
    }))
    const title = titleIn(context, names, key, value)
    documents.push({ ...seen, title, count: texts.length, texts: shown })
  }
  documents.sort((a, b) => a.title.localeCompare(b.title))
  return { documents, drafts, suggestion }
})

function titleIn(context: AdminContext, names: Names, key: string, value: unknown) {
  if (standaloneOf(key)) return titleOf(context, key, value)
  return factsOf(key, names, context.content.defaults()).title
}
