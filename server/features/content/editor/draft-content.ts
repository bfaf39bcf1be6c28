import type { Deps } from '#server/deps.ts'
import type { Content } from '#server/features/content/content.ts'
import { withDocuments } from '#server/features/content/documents.ts'
import { readBody } from '#server/features/content/published.ts'
import { contentOf } from './content-of.ts'
import { readStored } from './stored-document.ts'

/**
 * Everything that is published, with this document's draft in its place; null where the draft is gone, or not in
 * order (any more): then there is nothing that a page could show.
 */
export async function contentWithDraft(
  { content, store }: Pick<Deps, 'content' | 'store'>,
  key: string,
): Promise<Content | null> {
  const { draft } = await readStored(store, key)
  if (!draft) return null
  const { value, faults } = readBody(key, draft.body)
  if (faults.length > 0) return null
  return contentOf(content, withDocuments(content.words(), new Map([[key, value]])))
}
