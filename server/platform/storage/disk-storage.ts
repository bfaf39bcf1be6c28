import { constants, type createWriteStream } from 'node:fs'
import { access, mkdir, open, readdir, rename, rm, rmdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { unavailableFile } from '#server/platform/files/file-error.ts'
import { syncPath } from '#server/platform/files/sync-path.ts'
import { type ByteRange, type ObjectStorage, requireKey, type WarnOfStorage } from './storage.ts'

/** The calls that decide whether a file survives a power cut; tests record their order. */
export type Disk = {
  createWriteStream: typeof createWriteStream
  mkdir: typeof mkdir
  open: typeof open
  rename: typeof rename
}

/**
 * Objects as files in a folder of the local disk, at the path that their key says. Failures of the disk are
 * `Unavailable`.
 */
export function createDiskStorage(
  root: string,
  disk: Omit<Disk, 'createWriteStream'> = { mkdir, open, rename },
  warn: WarnOfStorage = () => {},
): ObjectStorage {
  let syncedFolder: string | undefined

  async function attempt<T>(work: () => Promise<T>) {
    try {
      return await work()
    } catch (error) {
      throw unavailableFile(error, root, warn)
    }
  }

  async function put(key: string, path: string) {
    const target = pathOf(key)
    const folder = dirname(target)
    let made = await disk.mkdir(folder, { recursive: true })
    try {
      await disk.rename(path, target)
    } catch (error) {
      if (!isMissing(error)) throw error
      // Another process removed the folder because it was empty.
      made = await disk.mkdir(folder, { recursive: true })
      await disk.rename(path, target)
    }
    await syncPath(folder, disk)
    // A server that was killed may have made the folder without syncing its name.
    if (made === undefined && folder === syncedFolder) return
    for (const parent of foldersAbove(key)) await syncPath(parent, disk)
    syncedFolder = folder
  }

  async function read(key: string, range?: ByteRange) {
    const file = await open(pathOf(key), 'r').catch(nullIfMissing)
    if (!file) return null
    const facts = await file.stat()
    if (facts.isFile()) return { size: facts.size, body: file.createReadStream(range) }
    await file.close()
    return null
  }

  async function move(from: string, to: string) {
    const target = pathOf(to)
    await mkdir(dirname(target), { recursive: true })
    await rename(pathOf(from), target).catch(nullIfMissing)
    await removeEmptyFolders(from)
  }

  async function remove(key: string) {
    await rm(pathOf(key), { force: true })
    await removeEmptyFolders(key)
  }

  /** A day's or a picture's folder goes with its last file; "files" and "media" stay. */
  async function removeEmptyFolders(key: string) {
    for (const folder of [dirname(pathOf(key)), ...foldersAbove(key).slice(0, -1)]) {
      if (folder === root || dirname(folder) === root) return
      const isEmpty = await rmdir(folder).then(
        () => true,
        () => false,
      )
      if (!isEmpty) return
    }
  }

  async function* list(folder: string): AsyncGenerator<string> {
    const path = join(root, folder)
    const read = () => readdir(path, { withFileTypes: true }).catch(nullIfMissing)
    const entries = await attempt(read)
    for (const entry of entries ?? []) {
      if (entry.isDirectory()) yield* list(`${folder}${entry.name}/`)
      else if (entry.isFile()) yield `${folder}${entry.name}`
    }
  }

  async function factsOf(key: string) {
    const facts = await stat(pathOf(key)).catch(nullIfMissing)
    if (!facts?.isFile()) return null
    return { size: facts.size, modifiedAt: facts.mtime, sha256: null }
  }

  return {
    name: root,
    put: (key, path) => attempt(() => put(key, path)),
    read: (key, range) => attempt(() => read(key, range)),
    stat: (key) => attempt(() => factsOf(key)),
    move: (from, to) => attempt(() => move(from, to)),
    remove: (key) => attempt(() => remove(key)),
    list,
    check: () => attempt(() => access(root, constants.R_OK | constants.W_OK | constants.X_OK)),
  }

  function pathOf(key: string) {
    return join(root, requireKey(key))
  }

  /** From the object's folder's parent up to the first below the root. */
  function foldersAbove(key: string) {
    const parts = key.split('/').slice(0, -2)
    return parts.map((_, index) => join(root, ...parts.slice(0, parts.length - index)))
  }
}

function isMissing(error: unknown) {
  const { code } = error as NodeJS.ErrnoException
  return ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'].includes(code ?? '')
}

function nullIfMissing(error: unknown) {
  if (isMissing(error)) return null
  throw error
}
