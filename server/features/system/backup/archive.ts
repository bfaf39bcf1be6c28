import { createWriteStream } from 'node:fs'
import { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { extract, type Pack, pack } from 'tar-stream'
import { measureBytes } from '#server/platform/files/measure-bytes.ts'

/** The last entry: `manifestSchema` as JSON. */
export const MANIFEST = 'manifest.json'
export const DATABASE = 'database.sqlite'

/** A file of the archive, with what it was when it was written. */
export type ArchivedFile = { size: number; sha256: string }

/** A file to add: its name in the archive and its content, null if it is gone. */
export type Member = { name: string; read(): Promise<{ size: number; body: Readable } | null> }

/**
 * Writes members to a tar file, then what `close` makes of their sizes and checksums; syncs it. A member that is gone is
 * left out.
 */
export async function writeArchive(
  target: string,
  members: AsyncIterable<Member> | Iterable<Member>,
  close: (files: Map<string, ArchivedFile>, missing: string[]) => string,
) {
  const archive = pack()
  const written = pipeline(
    archive,
    createWriteStream(target, { flags: 'wx', mode: 0o600, flush: true }),
  )
  const fill = async () => {
    const files = new Map<string, ArchivedFile>()
    const missing: string[] = []
    for await (const { name, read } of members) {
      const found = await read()
      if (found) files.set(name, await addFile(archive, { name, ...found }))
      else missing.push(name)
    }
    archive.entry({ name: MANIFEST }, close(files, missing))
    archive.finalize()
  }
  // Whichever fails ends the other.
  await Promise.all([fill().catch((error) => archive.destroy(error)), written])
}

type Addition = { name: string; size: number; body: Readable }

async function addFile(archive: Pack, { name, size, body }: Addition) {
  const { pass, result } = measureBytes()
  await pipeline(body, pass, archive.entry({ name, size, mode: 0o600 }))
  return result()
}

/**
 * Reads an archive from beginning to end. `save` says where an entry is written, or null to only read it. Returns the
 * manifest's text, the size and checksum of every other entry, and those of the archive.
 */
export async function readArchive(body: Readable, save: (name: string) => Promise<string | null>) {
  const files = new Map<string, ArchivedFile>()
  let manifest = ''
  const entries = extract()
  const archive = measureBytes()
  const read = pipeline(body, archive.pass, entries)
  const visit = async () => {
    for await (const entry of entries) {
      const { name } = entry.header
      if (name === MANIFEST) {
        for await (const chunk of entry) manifest += chunk
        continue
      }
      const { pass, result } = measureBytes()
      const target = await save(name)
      const output = target
        ? createWriteStream(target, { flags: 'wx', mode: 0o600, flush: true })
        : new Writable({ write: (_chunk, _encoding, done) => done() })
      await pipeline(Readable.from(entry), pass, output)
      files.set(name, result())
    }
  }
  await Promise.all([visit(), read])
  return { manifest, files, archive: archive.result() }
}
