import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { mediaFolder, ORIGINAL } from '#server/features/media/media-store.ts'
import type { Store } from '#server/platform/db/schema.ts'
import { objectOf } from '#server/platform/files/file-store.ts'
import { keysBelow, type ObjectStorage } from '#server/platform/storage/storage.ts'
import { DATABASE, type Member } from './archive.ts'

/** Rows per query. */
const BATCH = 1_000

/** A snapshot, and every file and picture that its rows name. */
export async function* membersOf(
  { store, path }: { store: Store; path: string },
  storage: ObjectStorage,
): AsyncGenerator<Member> {
  const { size } = await stat(path)
  yield { name: DATABASE, read: async () => ({ size, body: createReadStream(path) }) }
  for await (const key of keysOf(store)) yield member(objectOf(key))
  const pictures = await store.selectFrom('media').select(['id', 'version']).execute()
  for (const { id, version } of pictures) {
    const folder = mediaFolder(id, version)
    const names = await keysBelow(storage, folder)
    for (const name of names) yield member(name)
    // Sizes made since then from an upload that may be gone.
    if (names.includes(`${folder}${ORIGINAL}`)) {
      const later = await keysBelow(storage, folder)
      for (const name of later) if (!names.includes(name)) yield member(name)
    }
    // Replaced or deleted since the snapshot.
    if (names.length === 0) yield { name: folder, read: async () => null }
  }

  function member(name: string): Member {
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
