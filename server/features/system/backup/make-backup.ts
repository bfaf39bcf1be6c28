import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { backup as backupSqlite, DatabaseSync } from 'node:sqlite'
import { mediaFolder } from '#server/features/media/media-store.ts'
import type { Config } from '#server/platform/config/config.ts'
import { copyDatabase, countRows } from '#server/platform/db/copy/copy-database.ts'
import { type Database, openDatabase } from '#server/platform/db/open-database.ts'
import type { Store } from '#server/platform/db/schema.ts'
import { sqliteFile } from '#server/platform/db/sqlite-file.ts'
import { objectOf } from '#server/platform/files/file-store.ts'
import { syncPath } from '#server/platform/files/sync-path.ts'
import type { Clock } from '#server/platform/runtime.ts'
import type { ObjectStorage } from '#server/platform/storage/storage.ts'
import { DATABASE, type Member, writeArchive } from './archive.ts'
import { formatManifest } from './manifest.ts'
import { proveBackup } from './prove-backup.ts'

type BackupDeps = { database: Database; storage: ObjectStorage; clock: Clock }

/** All at once: every write of another connection in between would start the copy anew. */
const PAGES = 2 ** 31 - 1

/** Rows per query. */
const BATCH = 1_000

/**
 * Makes a backup of a site that may be running: a snapshot of the database as SQLite, and every file that its rows name.
 * What was acknowledged before it began is in it. Opens and compares it before it takes its final name.
 * Returns its path and manifest.
 */
export async function makeBackup(
  config: Pick<Config, 'dataDir'>,
  { database, storage, clock }: BackupDeps,
  folder: string,
) {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const madeAt = clock().toISOString()
  const work = join(folder, `.unfinished-${randomUUID()}`)
  await mkdir(work, { mode: 0o700 })
  try {
    const snapshot = await takeSnapshot(database, join(work, 'snapshot'), config, clock())
    const { installationId, rows } = snapshot
    const archive = join(work, 'backup.tar')
    try {
      await writeArchive(
        archive,
        members(snapshot.store, snapshot.path, storage),
        (files, missing) =>
          formatManifest({
            madeAt,
            installationId,
            rows,
            files: Object.fromEntries(files),
            missing,
          }),
      )
    } finally {
      await snapshot.close()
    }
    const manifest = await proveBackup(archive)
    const path = join(folder, `wavelength-${madeAt.replaceAll(':', '-')}.tar`)
    await rename(archive, path)
    await syncPath(folder)
    return { path, manifest }
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

async function takeSnapshot(
  database: Database,
  folder: string,
  { dataDir }: Pick<Config, 'dataDir'>,
  now: Date,
) {
  await mkdir(folder, { mode: 0o700 })
  const path = sqliteFile(folder)
  const place = { dataDir: folder, databaseUrl: null }
  if (database.kind === 'sqlite') {
    const source = new DatabaseSync(sqliteFile(dataDir), { readOnly: true })
    await backupSqlite(source, path, { rate: PAGES }).finally(() => source.close())
  } else {
    const target = await openDatabase(place)
    // Closing moves all rows from the write-ahead log to the file.
    await copyDatabase(database, target, { now, isOnline: true }).finally(target.close)
  }
  const { store, close } = await openDatabase(place)
  try {
    const { value: installationId } = await store
      .selectFrom('settings')
      .select('value')
      .where('key', '=', 'installation_id')
      .executeTakeFirstOrThrow()
    return { path, store, close, installationId, rows: await countRows(store) }
  } catch (error) {
    await close()
    throw error
  }
}

async function* members(
  store: Store,
  database: string,
  storage: ObjectStorage,
): AsyncGenerator<Member> {
  const { size } = await stat(database)
  yield { name: DATABASE, read: async () => ({ size, body: createReadStream(database) }) }
  for await (const key of keysOf(store)) yield member(objectOf(key))
  const pictures = await store.selectFrom('media').select(['id', 'version']).execute()
  for (const { id, version } of pictures) {
    for await (const name of storage.list(mediaFolder(id, version))) yield member(name)
  }

  function member(name: string) {
    return { name, read: () => storage.read(name) }
  }
}

async function* keysOf(store: Store) {
  let last = ''
  for (;;) {
    const rows = await store
      .selectFrom('lead_files')
      .select('storage_key')
      .where('storage_key', '>', last)
      .orderBy('storage_key')
      .limit(BATCH)
      .execute()
    for (const { storage_key } of rows) yield storage_key
    const end = rows.at(-1)
    if (!end) return
    last = end.storage_key
  }
}
