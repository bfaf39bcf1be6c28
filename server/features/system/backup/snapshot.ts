import { mkdir } from 'node:fs/promises'
import { backup as backupSqlite, DatabaseSync } from 'node:sqlite'
import { copyDatabase, countRows } from '#server/platform/db/copy/copy-database.ts'
import { type Database, openDatabase } from '#server/platform/db/open-database.ts'
import { sqliteFile } from '#server/platform/db/sqlite-file.ts'

/** All at once: every write of another connection in between would start the copy anew. */
const PAGES = 2 ** 31 - 1

/** A snapshot of a database that may be in use, as a SQLite file in a new folder; to be closed. */
export async function takeSnapshot(
  database: Database,
  { dataDir, folder, now }: { dataDir: string; folder: string; now: Date },
) {
  await mkdir(folder, { mode: 0o700 })
  const path = sqliteFile(folder)
  const place = { dataDir: folder, databaseUrl: null }
  if (database.kind === 'sqlite') {
    const source = new DatabaseSync(sqliteFile(dataDir), { readOnly: true })
    await backupSqlite(source, path, { rate: PAGES }).finally(() => source.close())
    forgetVisits(path)
  } else {
    const target = await openDatabase(place)
    // Closing moves all rows from the write-ahead log to the file.
    await copyDatabase(database, target, { now, isOnline: true }).finally(target.close)
  }
  const { store, close } = await openDatabase(place)
  try {
    return { path, store, close, rows: await countRows(store) }
  } catch (error) {
    await close()
    throw error
  }
}

/** Open visits and the salts by which their visitors could be told end with the day, so no backup has them. */
function forgetVisits(path: string) {
  const copy = new DatabaseSync(path)
  // Otherwise the deleted rows could still be read in the file.
  copy.exec('pragma secure_delete = on; delete from visits; delete from visit_salts;')
  copy.close()
}
