import { readEntryKey } from '#model/content/collections.ts'
import type { Store } from '#server/platform/db/schema.ts'
import { DELETED, schemaOf } from './documents.ts'
import { type DocumentError, readDocument } from './errors.ts'
import { ofSite } from './standalone.ts'
import { withoutUnknownBlocks } from './unknown-blocks.ts'

/** A published revision that fails its schema, and why. */
export type InvalidRevision = { revision: string; errors: DocumentError[] }

type Revision = { id: string; document: string; value: unknown; errors: DocumentError[] }

/** Reads published revisions of the site's content. They are immutable, so each is fetched and validated once. */
export function createPublished(store: Store) {
  let known = new Map<string, Revision>()

  async function read() {
    const rows = await store
      .selectFrom('content_documents')
      .select(['key', 'published_id', 'off_at'])
      .where(({ eb, or }) => or([eb('published_id', 'is not', null), eb('off_at', 'is not', null)]))
      .where(ofSite('key'))
      .execute()
    const ids = rows.flatMap(({ published_id }) => published_id ?? [])
    const fresh = await fetch(ids.filter((id) => !known.has(id)))
    known = new Map(
      [...known.values(), ...fresh]
        .filter(({ id }) => ids.includes(id))
        .map((revision) => [revision.id, revision]),
    )
    const documents = new Map<string, unknown>()
    const invalidRevisions = new Map<string, InvalidRevision>()
    for (const { id, document, value, errors } of known.values()) {
      if (errors.length === 0) documents.set(document, value)
      else invalidRevisions.set(document, { revision: id, errors })
    }
    const off = new Set(rows.flatMap(({ key, off_at }) => (off_at ? key : [])))
    return { documents, off, invalidRevisions }
  }

  async function fetch(ids: string[]): Promise<Revision[]> {
    if (ids.length === 0) return []
    const rows = await store
      .selectFrom('content_revisions')
      .select(['id', 'document', 'body'])
      .where('id', 'in', ids)
      .execute()
    return rows.map(({ id, document, body }) => ({
      id,
      document,
      ...readBody(document, body, withoutUnknownBlocks),
    }))
  }

  return { read }
}

/** Validates a stored body. Null deletes an entry. Bad JSON and unknown documents are reported as errors. */
export function readBody(
  document: string,
  body: string,
  prepare: (value: unknown) => unknown = (value) => value,
) {
  if (body === DELETED && readEntryKey(document)) return { value: null, errors: [] }
  const schema = schemaOf(document)
  const sentence = 'This version of the software does not know this document.'
  if (!schema) return { value: undefined, errors: [{ document, path: '', sentence }] }
  return readDocument(document, schema, prepare(parseBody(body)))
}

/** A stored body; undefined if it is not JSON. */
export function parseBody(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
