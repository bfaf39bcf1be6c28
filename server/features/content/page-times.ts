import type { Store } from '#server/platform/db/schema.ts'
import { SEEDED_KEY } from './seed.ts'

type PageTimes = { publishedAt: Date; updatedAt: Date; isOriginal: boolean }

/** When pages were first and last published, by their id. Originals have come with the installation. */
export async function pageTimes(store: Store): Promise<(id: string) => PageTimes> {
  const [rows, installed] = await Promise.all([
    store
      .selectFrom('content_revisions')
      .innerJoin('content_documents', 'key', 'document')
      .select(({ fn }) => [
        'document',
        fn.min('saved_at').as('first'),
        fn.max('saved_at').as('last'),
      ])
      .where('state', '=', 'published')
      .where('published_id', 'is not', null)
      .where('document', 'like', 'page:%')
      .groupBy('document')
      .execute(),
    store.selectFrom('settings').select('value').where('key', '=', SEEDED_KEY).executeTakeFirst(),
  ])
  const byDocument = new Map(rows.map((row) => [row.document, row]))
  const original = new Date(installed?.value ?? 0)
  return (id) => {
    const row = byDocument.get(`page:${id}`)
    if (!row) return { publishedAt: original, updatedAt: original, isOriginal: true }
    return { publishedAt: new Date(row.first), updatedAt: new Date(row.last), isOriginal: false }
  }
}
