import { mkdir, readdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { parseFocus } from '#model/media/focus.ts'
import type { MediaPlace } from '#model/media/media.ts'
import { MEDIA_ROOT } from '#model/media/media-address.ts'
import { removeUnfinished } from '#server/platform/files/remove-unfinished.ts'
import {
  type Area,
  type Claims,
  keysIn,
  type SweepOptions,
  type SweepResult,
  sweepArea,
} from '#server/platform/files/sweep-area.ts'
import { syncPath } from '#server/platform/files/sync-path.ts'
import type { Clock, NewId } from '#server/platform/runtime.ts'
import type { ByteRange, ObjectStorage } from '#server/platform/storage/storage.ts'

/** Picture files at "media/<id>/<version>/" in the storage. A URL may have a focus after the version. */
export type MediaStore = {
  /** Creates an empty local folder; leftovers are removed after an hour. */
  draft(): Promise<string>
  /** Moves the files of a local folder to the storage. */
  keep(draft: string, place: Omit<MediaPlace, 'slug'>): Promise<void>
  discard(draft: string): Promise<void>
  /** The size of the file at a URL path below /media; null for anything else. */
  find(address: string): Promise<{ size: number; body?: undefined } | null>
  /** The same with its content, or the bytes of a range. */
  read(address: string, range?: ByteRange): Promise<{ size: number; body: Readable } | null>
  /** The upload from which missing sizes are made (ORIGINAL), which no URL leads to; null once all are there. */
  readOriginal(place: Omit<MediaPlace, 'slug'>): Promise<{ body: Readable } | null>
  removeOriginal(place: Omit<MediaPlace, 'slug'>): Promise<void>
  /** Removes one version, or the whole picture. */
  remove(id: string, version?: string): Promise<void>
  /** Deletes old unfinished pictures of this instance. */
  removeUnfinished(): Promise<void>
  /** Removes files orphaned by crashes (sweep-area.ts); a key is "id/version". */
  sweep(claimsOf: (keys: string[]) => Promise<Claims>, options?: SweepOptions): Promise<SweepResult>
}

/** Name of a kept upload in the folder of its picture. */
export const ORIGINAL = 'original'

const AREA = 'media'
const ID = /^[0-9a-f-]{36}$/
const VERSION = /^[0-9a-f]{12}-\d{1,5}x\d{1,5}$/
const KEY = /^[0-9a-f-]{36}\/[0-9a-f]{12}-\d{1,5}x\d{1,5}$/
const ADDRESS =
  /^\/([0-9a-f-]{36}\/[0-9a-f]{12}-\d{1,5}x\d{1,5})(?:-(\d{1,3}x\d{1,3}))?\/([a-z0-9-]{1,70})\.(webp|avif|jpg|png|svg|mp4|webm)$/

type StoreDeps = {
  /** The local folder for unfinished pictures. */
  drafts: string
  clock: Clock
  newId: NewId
}

export async function openMediaStore(
  storage: ObjectStorage,
  { drafts, clock, newId }: StoreDeps,
): Promise<MediaStore> {
  await mkdir(drafts, { recursive: true })
  // The folder must survive a power cut.
  await syncPath(dirname(dirname(drafts)))

  async function keep(draft: string, { id, version }: Omit<MediaPlace, 'slug'>) {
    const folder = mediaFolder(id, version)
    for (const name of await readdir(draft)) {
      await syncPath(join(draft, name))
      await storage.put(`${folder}${name}`, join(draft, name))
    }
  }

  async function remove(id: string, version?: string) {
    const folder = mediaFolder(id, version)
    for await (const key of storage.list(folder)) await storage.remove(key)
  }

  return {
    async draft() {
      const path = join(drafts, newId())
      await mkdir(path)
      return path
    },
    keep,
    discard: (draft) => rm(draft, { recursive: true, force: true }),
    async find(address) {
      const key = objectAt(address)
      return key ? storage.stat(key) : null
    },
    async read(address, range) {
      const key = objectAt(address)
      return key ? storage.read(key, range) : null
    },
    readOriginal: ({ id, version }) => storage.read(`${mediaFolder(id, version)}${ORIGINAL}`),
    removeOriginal: ({ id, version }) => storage.remove(`${mediaFolder(id, version)}${ORIGINAL}`),
    remove,
    removeUnfinished: () => removeUnfinished(drafts, clock),
    sweep: (claimsOf, options) => sweepArea({ ...areaIn(storage), ...options, clock }, claimsOf),
  }
}

/** The keys ("id/version") of all picture versions. */
export function mediaKeys(storage: ObjectStorage) {
  return keysIn(areaIn(storage))
}

/** The folder of a picture's files, or of all its versions. */
export function mediaFolder(id: string, version?: string) {
  const home = `${AREA}/${requireShape(id, ID)}/`
  return version === undefined ? home : `${home}${requireShape(version, VERSION)}/`
}

function areaIn(storage: ObjectStorage): Area {
  return { storage, name: AREA, shape: KEY }
}

/** The focus is part of the share image's name; all other files have the whole picture. */
function objectAt(address: string) {
  if (!address.startsWith(MEDIA_ROOT)) return null
  const [, folder, focus, name, ending] = ADDRESS.exec(address.slice(MEDIA_ROOT.length)) ?? []
  if (!folder || (focus && !parseFocus(focus))) return null
  const crop = focus && ending === 'jpg' ? `-${focus}` : ''
  return `${AREA}/${folder}/${name}${crop}.${ending}`
}

function requireShape(part: string, shape: RegExp) {
  if (!shape.test(part)) throw new Error(`"${part}" is not part of a picture's place.`)
  return part
}
