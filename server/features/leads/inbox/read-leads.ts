import type { Store } from '#server/platform/db/schema.ts'

/** Rows in the order of their ids; deleted ones are left out. */
export async function readInOrder<Row extends { id: string }>(
  ids: string[],
  read: (ids: string[]) => Promise<Row[]>,
) {
  if (ids.length === 0) return []
  const rows = new Map((await read(ids)).map((row) => [row.id, row]))
  return ids.flatMap((id) => rows.get(id) ?? [])
}

/** The tags of these leads, sorted. */
export async function tagsByLead(store: Store, ids: string[]) {
  if (ids.length === 0) return new Map<string, string[]>()
  const rows = await store
    .selectFrom('lead_tags')
    .select(['lead_id', 'tag'])
    .where('lead_id', 'in', ids)
    .orderBy('tag')
    .execute()
  const groups = Map.groupBy(rows, ({ lead_id }) => lead_id)
  return new Map([...groups].map(([id, tags]) => [id, tags.map(({ tag }) => tag)]))
}

/** People to whom a lead can be assigned, sorted by name. */
export function listPeople(store: Store) {
  return store.selectFrom('user').select(['id', 'name']).orderBy('name').orderBy('id').execute()
}
