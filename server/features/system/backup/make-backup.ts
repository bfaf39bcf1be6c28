import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { databaseSize } from '#server/features/system/database-state.ts'
import type { Config } from '#server/platform/config/config.ts'
import type { Database } from '#server/platform/db/open-database.ts'
import { measureBytes } from '#server/platform/files/measure-bytes.ts'
import type { Clock } from '#server/platform/runtime.ts'
import type { ObjectStorage } from '#server/platform/storage/storage.ts'
import { type Member, writeArchive } from './archive.ts'
import { formatManifest } from './manifest.ts'
import { membersOf } from './members.ts'
import type { BackupPlace } from './place.ts'
import { proveBackup } from './prove-backup.ts'
import { archiveName, type BackupRecord, removeBackup, writeRecord } from './record.ts'
import { takeSnapshot } from './snapshot.ts'
import { inWorkFolder, requireSpace } from './work-folder.ts'

type BackupConfig = Pick<Config, 'dataDir' | 'databaseUrl' | 'diskReserve'>
type BackupDeps = { database: Database; storage: ObjectStorage; clock: Clock }
type Target = { place: BackupPlace; work: string }

/**
 * Makes a backup of a site that may be running: a snapshot of the database as SQLite, and every file that its rows name.
 * What was acknowledged before it began is in it. It gets its final name once it has been opened and compared, and in a
 * bucket counts as proven once it has been read back.
 */
export async function makeBackup(
  config: BackupConfig,
  deps: BackupDeps,
  { place, work }: Target,
): Promise<BackupRecord> {
  const began = performance.now()
  const madeAt = deps.clock()
  return inWorkFolder(work, madeAt, async () => {
    const { value: installationId } = await deps.database.store
      .selectFrom('settings')
      .select('value')
      .where('key', '=', 'installation_id')
      .executeTakeFirstOrThrow()
    const base = { installationId, madeAt: madeAt.toISOString(), host: hostname() }
    const begun: BackupRecord = { ...base, proof: null }
    // First, because it also shows that the place can be written to.
    await writeRecord(place, work, begun)
    try {
      const path = join(work, 'backup.tar')
      await buildArchive(path, config, deps, base, work)
      const { manifest, size, sha256 } = await proveBackup(createReadStream(path), work)
      await place.storage.put(archiveName(begun), path)
      if (!place.folder) await compareCopy(place, archiveName(begun), sha256)
      const { rows, files, missing } = manifest
      const proof = {
        ...{ size, sha256, rows },
        // The database is one of them.
        files: Object.keys(files).length - 1,
        missing: missing.length,
        seconds: (performance.now() - began) / 1000,
      }
      const record = { ...begun, proof }
      await writeRecord(place, work, record)
      return record
    } catch (error) {
      await removeBackup(place, begun).catch(() => {})
      throw error
    }
  })
}

async function buildArchive(
  path: string,
  config: BackupConfig,
  { database, storage, clock }: BackupDeps,
  facts: { installationId: string; madeAt: string },
  work: string,
) {
  const reserve = (bytes: number) => requireSpace(work, bytes, config.diskReserve)
  // The snapshot and its copy in the archive, and later its copy in the proof.
  await reserve(2 * (await databaseSize(database.store, config)))
  const folder = join(work, 'snapshot')
  const snapshot = await takeSnapshot(database, { ...config, folder, now: clock() })
  const { installationId, madeAt } = facts
  try {
    await writeArchive(path, withRoom(membersOf(snapshot, storage), reserve), (files, missing) =>
      formatManifest({
        ...{ madeAt, installationId, rows: snapshot.rows, missing },
        files: Object.fromEntries(files),
      }),
    )
  } finally {
    await snapshot.close()
  }
  await rm(folder, { recursive: true })
}

async function* withRoom(
  members: AsyncIterable<Member>,
  reserve: (bytes: number) => Promise<void>,
): AsyncGenerator<Member> {
  for await (const { name, read } of members) {
    yield {
      name,
      async read() {
        const found = await read()
        if (found) await reserve(found.size)
        return found
      },
    }
  }
}

/** @throws Error with a sentence if the copy differs */
async function compareCopy({ storage }: BackupPlace, name: string, expected: string) {
  const found = await storage.read(name)
  const { pass, result } = measureBytes()
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  if (found) await pipeline(found.body, pass, nowhere)
  if (!found || result().sha256 !== expected) {
    throw new Error(`${name} in ${storage.name} differs from what was sent.`)
  }
}
