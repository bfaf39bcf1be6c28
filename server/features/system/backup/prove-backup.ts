import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Readable } from 'node:stream'
import { DATABASE, readArchive } from './archive.ts'
import { compareFiles, parseManifest } from './manifest.ts'

/**
 * Reads a backup from beginning to end: every file has its checksum, and the database opens and is intact. Needs room for
 * the database in `folder`. Returns the manifest, and the size and checksum of the archive.
 * @throws Error with a sentence
 */
export async function proveBackup(body: Readable, folder: string) {
  const work = await mkdtemp(join(folder, 'proof-'))
  try {
    const database = join(work, 'database')
    const save = async (name: string) => (name === DATABASE ? database : null)
    const found = await readArchive(body, save).catch((error: unknown) => {
      throw new Error('The file is not a complete backup: it cannot be read to its end.', {
        cause: error,
      })
    })
    const manifest = parseManifest(found.manifest)
    compareFiles(manifest, found.files)
    checkDatabase(database)
    return { manifest, ...found.archive }
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

function checkDatabase(path: string) {
  const database = new DatabaseSync(path)
  try {
    const [result] = Object.values(database.prepare('pragma integrity_check').get() ?? {})
    if (result !== 'ok') throw new Error(`The backup’s database is damaged: ${result}`)
  } finally {
    database.close()
  }
}
