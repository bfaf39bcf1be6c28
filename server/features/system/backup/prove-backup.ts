import { mkdtemp, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { DATABASE, readArchive } from './archive.ts'
import { compareFiles, type Manifest, parseManifest } from './manifest.ts'

/**
 * Reads a backup from beginning to end: every file has its checksum, and the database opens and is intact.
 * @throws Error with a sentence
 */
export async function proveBackup(path: string): Promise<Manifest> {
  const folder = await mkdtemp(join(dirname(path), '.proof-'))
  try {
    const database = join(folder, 'database')
    const save = async (name: string) => (name === DATABASE ? database : null)
    const { manifest: text, files } = await readArchive(path, save).catch((error: unknown) => {
      throw new Error('The file is not a complete backup: it cannot be read to its end.', {
        cause: error,
      })
    })
    const manifest = parseManifest(text)
    compareFiles(manifest, files)
    checkDatabase(database)
    return manifest
  } finally {
    await rm(folder, { recursive: true, force: true })
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
