import type { JsonSchema } from '#model/content/form/json-schema.ts'
import type { Deps } from '#server/deps.ts'
import { type Content, fixedContent } from '#server/features/content/content.ts'
import { documentsOf, withDocuments } from '#server/features/content/documents.ts'
import { visibleContent } from '#server/features/content/off-pages.ts'
import { fillIn } from '#server/features/content/preview/fill-in.ts'
import { parseBody, readBody } from '#server/features/content/published.ts'
import { documentSchema } from './document-schema.ts'
import { readRevision, readStored } from './stored-document.ts'

/** Published content with this document's draft applied; null if the draft is gone or invalid. */
export async function draftContent(
  { content, store }: Pick<Deps, 'content' | 'store'>,
  key: string,
): Promise<Content | null> {
  const { draft } = await readStored(store, key)
  if (!draft) return null
  const { value, errors } = readBody(key, draft.body)
  if (errors.length > 0) return null
  return withValue(content, key, value)
}

/** Published content with this document's draft applied, valid or not, or with the document if it is unpublished. */
export async function editedContent(
  { content, store }: Pick<Deps, 'content' | 'store'>,
  key: string,
): Promise<Content> {
  const { draft } = await readStored(store, key)
  if (draft) return filledContent(content, key, parseBody(draft.body))?.content ?? content
  const complete = content.complete()
  if (!complete.off?.has(key)) return content
  return withValue(content, key, documentsOf(complete).get(key))
}

/** Published content with an earlier version of this document, valid today or not; null if there is none. */
export async function revisionContent(
  { content, store }: Pick<Deps, 'content' | 'store'>,
  key: string,
  revision: string,
): Promise<Content | null> {
  const row = await readRevision(store, key, revision)
  return row && (filledContent(content, key, parseBody(row.body))?.content ?? null)
}

/** Published content with these values of a document, and what stands in for those that are not valid; null if nothing can. */
export function filledContent(content: Content, key: string, draft: unknown) {
  const form = documentSchema(key, content.current()) as JsonSchema | null
  const filled = form && fillIn(key, form, draft, documentsOf(content.current()).get(key))
  if (!filled) return null
  return { form, ...filled, content: withValue(content, key, filled.value) }
}

/** Published content with this valid value of a document; the settings decide which parts of the rest there are. */
export function withValue(content: Content, key: string, value: unknown) {
  const changed = new Map([[key, value]])
  if (key !== 'site') return fixedContent(content, withDocuments(content.current(), changed))
  return fixedContent(content, visibleContent(withDocuments(content.complete(), changed)))
}
