import type { Store } from '#server/platform/db/schema.ts'
import type { PostEntry } from './read/post-entry.ts'

/** Texts that are in memory at once. */
const BATCH = 200

/** The posts of an import that could be read, in order. */
export async function* eachPost(store: Store, id: string) {
  let after = -1
  while (true) {
    const rows = await store
      .selectFrom('import_entries')
      .select(['source', 'position', 'body', 'state', 'target'])
      .where('import_id', '=', id)
      .where('kind', '=', 'post')
      .where('position', '>', after)
      .orderBy('position')
      .limit(BATCH)
      .execute()
    for (const { source, body, state, target } of rows) {
      if (body !== null) yield { source, state, target, old: JSON.parse(body) as PostEntry }
    }
    const last = rows.at(-1)
    if (!last || rows.length < BATCH) return
    after = last.position
  }
}
