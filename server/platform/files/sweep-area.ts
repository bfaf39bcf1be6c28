import { isoDay } from '#model/day.ts'
import type { Clock } from '#server/platform/runtime.ts'
import type { ObjectStorage } from '#server/platform/storage/storage.ts'

/** Which of some keys are in the database, and which belonged to erased rows. */
export type Claims = { known: Set<string>; erased: Set<string> }

/**
 * Result of sweeping `all` keys: those moved to the trash, and the number of orphans left because they were too many.
 */
export type SweepResult = { all: number; trashed: string[]; held: number }

/** A top folder of the storage. */
export type Area = {
  storage: ObjectStorage
  name: 'files' | 'media'
  /** Pattern of an entry's key, "folder/name": an object or a folder of objects. Others are left alone. */
  shape: RegExp
}

export type SweepOptions = {
  /** Whether what was in the trash for 30 days stays, because the clock may be wrong. */
  keepsTrash?: boolean
}

const DAY = 24 * 3_600_000
const TRASH = 'trash'
const TRASHED = /^trash\/(\d{4}-\d{2}-\d{2})\/(.+)$/

/** Milliseconds after which nobody works on a file any more. */
export const LEFTOVER_AGE = 3_600_000

/** Days before the trash is emptied. */
export const TRASH_DAYS = 30

/** With more orphans than this, database and storage hardly belong together, so nothing is moved. */
const ORPHANS_MIN = 10
const ORPHANS_SHARE = 0.05

/**
 * Deletes erased entries, moves other entries without a row to `trash/<today>/`, restores those
 * with a row again, and deletes what was in the trash for 30 days. Leaves everything younger than an hour.
 */
export async function sweepArea(
  { clock, keepsTrash = false, ...area }: Area & SweepOptions & { clock: Clock },
  claimsOf: (keys: string[]) => Promise<Claims>,
): Promise<SweepResult> {
  const { storage, name, shape } = area
  const { entries, trash } = await contentsOf(area)
  const { known, erased } = await claimsOf([...entries.keys()])
  const orphans: string[] = []
  for (const [key, objects] of entries) {
    if (known.has(key)) continue
    if (erased.has(key)) await removeAll(objects)
    else if (await areOld(objects)) orphans.push(key)
  }
  await tidyTrash()
  const all = entries.size
  if (orphans.length > Math.max(ORPHANS_MIN, all * ORPHANS_SHARE)) {
    return { all, trashed: [], held: orphans.length }
  }
  const today = isoDay(clock())
  for (const key of orphans) {
    for (const object of entries.get(key) ?? []) {
      await storage.move(object, `${name}/${TRASH}/${today}/${object.slice(name.length + 1)}`)
    }
  }
  return { all, trashed: orphans, held: 0 }

  async function tidyTrash() {
    const limit = isoDay(new Date(clock().getTime() - TRASH_DAYS * DAY))
    const claims = await claimsOf([...new Set(trash.map(({ path }) => entryOf(path, shape) ?? ''))])
    for (const { object, day, path } of trash) {
      const key = entryOf(path, shape) ?? ''
      if ((day < limit && !keepsTrash) || claims.erased.has(key)) await storage.remove(object)
      else if (claims.known.has(key)) await republish(object, `${name}/${path}`)
    }
  }

  async function republish(from: string, to: string) {
    if (!(await storage.stat(to))) await storage.move(from, to)
  }

  async function areOld(objects: string[]) {
    for (const object of objects) {
      // Another process may have moved it.
      const facts = await storage.stat(object)
      if (!facts || clock().getTime() - facts.modifiedAt.getTime() <= LEFTOVER_AGE) return false
    }
    return true
  }

  async function removeAll(objects: string[]) {
    for (const object of objects) await storage.remove(object)
  }
}

/** Removes an object from every day of the trash. */
export async function removeFromTrash({ storage, name }: Area, key: string) {
  for await (const object of storage.list(`${name}/${TRASH}/`)) {
    if (object.endsWith(`/${key}`)) await storage.remove(object)
  }
}

/** The keys of all entries, without the trash. */
export async function keysIn(area: Area) {
  return [...(await contentsOf(area)).entries.keys()]
}

/** The objects of each entry, and what is in the trash. */
async function contentsOf({ storage, name, shape }: Area) {
  const entries = new Map<string, string[]>()
  const trash: { object: string; day: string; path: string }[] = []
  for await (const object of storage.list(`${name}/`)) {
    const path = object.slice(name.length + 1)
    const [, day, trashed] = TRASHED.exec(path) ?? []
    if (day && trashed) trash.push({ object, day, path: trashed })
    const key = entryOf(path, shape)
    if (!key) continue
    const objects = entries.get(key)
    if (objects) objects.push(object)
    else entries.set(key, [object])
  }
  return { entries, trash }
}

function entryOf(path: string, shape: RegExp) {
  const key = path.split('/', 2).join('/')
  return shape.test(key) ? key : null
}

/** Names listed in the log. */
const NAMED = 5

/** A line for the log, or null if nothing was done. `place` is the swept folder. */
export function sweepSentence({ all, trashed, held }: SweepResult, place: string, owner: string) {
  if (held > 0) {
    return `Left ${held} of ${all} entries of ${place} where they are: they belong to ${owner} in the database, and that is too many to be what crashes leave. Check that the files and the database belong together.`
  }
  if (trashed.length === 0) return null
  const more = trashed.length > NAMED ? ` and ${trashed.length - NAMED} more` : ''
  const names = `${trashed.slice(0, NAMED).join(', ')}${more}`
  return `Moved to ${place}/trash for ${TRASH_DAYS} days, because they belong to ${owner}: ${names}.`
}
