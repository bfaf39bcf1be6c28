import type { Store } from '#server/platform/db/schema.ts'
import { copiedTables } from './copied-tables.ts'
import { lastRow, UNFINISHED } from './table-rows.ts'

/** @throws Error with a sentence if a copy into this database was begun and not finished */
export async function rejectUnfinishedCopy(store: Store) {
  if (!(await claimOf(store))) return
  throw new Error(
    'A copy into this database is not finished. Run npm run db:copy again with the same source; it goes on where it stopped.',
  )
}

/** Marks the target as being filled from this source, or finds that it is. */
export async function claimTarget(from: Store, to: Store) {
  const installation = await settingOf(from, 'installation_id')
  const claim = await claimOf(to)
  if (claim === installation && claim) return
  for (const table of copiedTables) {
    if (claim || (await lastRow(to, table))) {
      throw new Error(
        'The target has data of its own, and nothing was changed. Copy into an empty database.',
      )
    }
  }
  if (!installation) throw new Error('The source has never been started; there is nothing to copy.')
  await to.insertInto('settings').values({ key: UNFINISHED, value: installation }).execute()
}

/** Takes the mark away again. */
export async function releaseTarget(to: Store) {
  await to.deleteFrom('settings').where('key', '=', UNFINISHED).execute()
}

function claimOf(store: Store) {
  return settingOf(store, UNFINISHED)
}

async function settingOf(store: Store, key: string) {
  const row = await store
    .selectFrom('settings')
    .select('value')
    .where('key', '=', key)
    .executeTakeFirst()
  return row?.value
}
