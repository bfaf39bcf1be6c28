import { documentsOf, schemaOf } from '#server/features/content/documents.ts'
import { readDocument } from '#server/features/content/errors.ts'
import { parseBody } from '#server/features/content/published.ts'
import { readStored } from './stored-document.ts'
import type { Publisher } from './validate-revisions.ts'

export type NewCard = { key: string; body: string; version: number; draftId: string }

/** The finished card, never published, of a service whose page is published: without it, no list shows the service. */
export async function newCardOf(
  { store, content }: Pick<Publisher, 'store' | 'content'>,
  pageKey: string,
): Promise<NewCard | null> {
  const key = pageKey.replace(/^page:services\//, 'service:')
  if (key === pageKey || documentsOf(content.complete()).has(key)) return null
  const { draft, version } = await readStored(store, key)
  const schema = schemaOf(key)
  if (!draft || !schema) return null
  const published = await store
    .selectFrom('content_revisions')
    .select('id')
    .where('document', '=', key)
    .where('state', '=', 'published')
    .executeTakeFirst()
  const isFinished = readDocument(key, schema, parseBody(draft.body)).errors.length === 0
  return isFinished && !published ? { key, body: draft.body, version, draftId: draft.id } : null
}
