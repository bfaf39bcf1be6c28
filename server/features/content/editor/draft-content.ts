import type { Deps } from '#server/deps.ts'
import { type Content, fixedContent } from '#server/features/content/content.ts'
import { withDocuments } from '#server/features/content/documents.ts'
import { readBody } from '#server/features/content/published.ts'
import { readStored } from './stored-document.ts'

/** Published content with this document's draft applied; null if the draft is gone or invalid. */
export async function draftContent(
  { content, store }: Pick<Deps, 'content' | 'store'>,
  key: string,
): Promise<Content | null> {
  const { draft } = await readStored(store, key)
  if (!draft) return null
  const { value, faults } = readBody(key, draft.body)
  if (faults.length > 0) return null
  return fixedContent(content, withDocuments(content.current(), new Map([[key, value]])))
}
