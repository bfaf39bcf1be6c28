import type { Store } from '#server/platform/db/schema.ts'
import type { Area, SweepResult } from './sweep-area.ts'

/** Files without a database row that the last cleanup left because they were too many, of how many. */
export type OrphanCount = Pick<SweepResult, 'held' | 'all'>

/** In the database: only one instance cleans up, and each shows it. */
export async function noteOrphans(store: Store, name: Area['name'], { held, all }: OrphanCount) {
  const key = keyOf(name)
  const known = (await readCounts(store)).some((row) => row.key === key)
  if (held === 0) {
    if (known) await store.deleteFrom('settings').where('key', '=', key).execute()
    return
  }
  const value = JSON.stringify({ held, all })
  await store
    .insertInto('settings')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
}

/** null if the last cleanup left none. */
export async function readOrphans(store: Store): Promise<OrphanCount | null> {
  const rows = await readCounts(store)
  if (rows.length === 0) return null
  const counts = rows.map(({ value }) => JSON.parse(value) as OrphanCount)
  const total = (count: keyof OrphanCount) => counts.reduce((all, one) => all + one[count], 0)
  return { held: total('held'), all: total('all') }
}

function readCounts(store: Store) {
  const keys = [keyOf('files'), keyOf('media')]
  return store.selectFrom('settings').selectAll().where('key', 'in', keys).execute()
}

function keyOf(name: Area['name']) {
  return `orphans_in_${name}`
}
