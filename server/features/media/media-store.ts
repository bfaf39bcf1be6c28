import { mkdir, open, readdir, rename, rm, rmdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { MediaPlace } from '#model/media/media.ts'
import { MEDIA_ROOT } from '#model/media/media-address.ts'
import {
  type Claims,
  keysBelow,
  type SweepResult,
  sweepFolder,
} from '#server/platform/files/sweep-folder.ts'
import { syncPath } from '#server/platform/files/sync-path.ts'
import type { Clock, NewId } from '#server/platform/runtime.ts'

/** Picture files on the local disk: one folder per version of a picture. */
export type MediaStore = {
  /** Creates an empty temporary folder; leftovers are removed after an hour. */
  draft(): Promise<string>
  /** Syncs a temporary folder to disk and moves it to its final place. */
  keep(draft: string, place: Omit<MediaPlace, 'slug'>): Promise<void>
  discard(draft: string): Promise<void>
  /** The file at a URL path below /media, open for reading; null for anything else. */
  open(address: string): Promise<OpenFile | null>
  /** Removes one version, or the whole picture. */
  remove(id: string, version?: string): Promise<void>
  /** Removes files orphaned by crashes (sweep-folder.ts); a key is "id/version". */
  sweep(claimsOf: (keys: string[]) => Promise<Claims>): Promise<SweepResult>
  /** Result of this process's last sweep, or null. */
  lastSweep(): SweepResult | null
}

type OpenFile = { file: Awaited<ReturnType<typeof open>>; size: number }

const DRAFTS = 'drafts'
const ID = /^[0-9a-f-]{36}$/
const VERSION = /^[0-9a-f]{12}-\d{1,5}x\d{1,5}$/
const KEY = /^[0-9a-f-]{36}\/[0-9a-f]{12}-\d{1,5}x\d{1,5}$/
const ADDRESS =
  /^\/([0-9a-f-]{36}\/[0-9a-f]{12}-\d{1,5}x\d{1,5}\/[a-z0-9-]{1,70}\.(?:webp|avif|jpg))$/

export async function openMediaStore(
  folder: string,
  { clock, newId }: { clock: Clock; newId: NewId },
): Promise<MediaStore> {
  await mkdir(join(folder, DRAFTS), { recursive: true })
  // The folder must survive a power cut.
  await syncPath(dirname(folder))
  let swept: SweepResult | null = null

  async function keep(draft: string, { id, version }: Omit<MediaPlace, 'slug'>) {
    for (const name of await readdir(draft)) await syncPath(join(draft, name))
    await syncPath(draft)
    const home = join(folder, requireShape(id, ID))
    await mkdir(home, { recursive: true })
    await rename(draft, join(home, requireShape(version, VERSION)))
    await syncPath(home)
    await syncPath(folder)
  }

  async function openFile(address: string) {
    const found = ADDRESS.exec(address.slice(MEDIA_ROOT.length))
    if (!address.startsWith(MEDIA_ROOT) || !found?.[1]) return null
    const file = await open(join(folder, found[1]), 'r').catch(nullIfMissing)
    if (!file) return null
    const { size } = await file.stat()
    return { file, size }
  }

  async function sweep(claimsOf: (keys: string[]) => Promise<Claims>) {
    swept = await sweepFolder({ folder, temporary: DRAFTS, shape: KEY, clock }, claimsOf)
    // Fails, as intended, if another version is left.
    for (const key of swept.trashed) await rmdir(join(folder, dirname(key))).catch(() => {})
    return swept
  }

  return {
    async draft() {
      const path = join(folder, DRAFTS, newId())
      await mkdir(path)
      return path
    },
    keep,
    discard: (draft) => rm(draft, { recursive: true, force: true }),
    open: openFile,
    async remove(id, version) {
      const home = join(folder, requireShape(id, ID))
      const target = version === undefined ? home : join(home, requireShape(version, VERSION))
      await rm(target, { recursive: true, force: true })
      // Fails, as intended, if another version is left.
      await rmdir(home).catch(() => {})
    },
    sweep,
    lastSweep: () => swept,
  }
}

/** The keys of all picture versions in the folder. */
export function mediaKeys(folder: string) {
  return keysBelow(folder, KEY)
}

function requireShape(part: string, shape: RegExp) {
  if (!shape.test(part)) throw new Error(`"${part}" is not part of a picture's place.`)
  return part
}

function nullIfMissing(error: NodeJS.ErrnoException) {
  if (['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG'].includes(error.code ?? '')) return null
  throw error
}
