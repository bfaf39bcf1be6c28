import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isoDay } from '#model/day.ts'
import type { Clock } from '#server/platform/runtime.ts'

/** Which of some keys are in the database, and which belonged to erased rows. */
export type Claims = { known: Set<string>; erased: Set<string> }

/**
 * Result of sweeping `all` keys: those moved to the trash, and the number of orphans left because they were too many.
 */
export type SweepResult = { all: number; trashed: string[]; held: number }

export type SweptFolder = {
  folder: string
  /** Name of the subfolder for unfinished uploads. */
  temporary: string
  /** Pattern of a key, "folder/name"; other entries are left alone. */
  shape: RegExp
  clock: Clock
}

const HOUR = 3_600_000
const DAY = 24 * HOUR
const TRASH = 'trash'

/** Days before the trash is emptied. */
export const TRASH_DAYS = 30

/** With more orphans than this, database and folder hardly belong together, so nothing is moved. */
const ORPHANS_MIN = 10
const ORPHANS_SHARE = 0.05

/**
 * Deletes unfinished uploads and erased files, moves other files without a row to `trash/<today>/`, restores those with
 * a row again, and deletes what was in the trash for 30 days. Leaves everything younger than an hour.
 */
export async function sweepFolder(
  { folder, temporary, shape, clock }: SweptFolder,
  claimsOf: (keys: string[]) => Promise<Claims>,
): Promise<SweepResult> {
  for (const name of await readdir(join(folder, temporary))) {
    const path = join(folder, temporary, name)
    if (await isOld(path)) await remove(path)
  }
  const keys = await keysBelow(folder, shape)
  const { known, erased } = await claimsOf(keys)
  const orphans: string[] = []
  for (const key of keys) {
    if (known.has(key)) continue
    if (erased.has(key)) await remove(join(folder, key))
    else if (await isOld(join(folder, key))) orphans.push(key)
  }
  await tidyTrash()
  const all = keys.length
  if (orphans.length > Math.max(ORPHANS_MIN, all * ORPHANS_SHARE)) {
    return { all, trashed: [], held: orphans.length }
  }
  for (const key of orphans) await move(join(folder, key), trashPath(isoDay(clock()), key))
  return { all, trashed: orphans, held: 0 }

  function trashPath(day: string, key: string) {
    return join(folder, TRASH, day, key)
  }

  async function tidyTrash() {
    const limit = isoDay(new Date(clock().getTime() - TRASH_DAYS * DAY))
    for (const day of await trashDays(folder)) {
      if (day < limit) {
        await remove(join(folder, TRASH, day))
        continue
      }
      const keys = await keysBelow(join(folder, TRASH, day), shape)
      const claims = await claimsOf(keys)
      for (const key of keys) {
        if (claims.erased.has(key)) await remove(trashPath(day, key))
        else if (claims.known.has(key)) await putBack(trashPath(day, key), join(folder, key))
      }
    }
  }

  async function isOld(path: string) {
    // Another process may have moved it.
    const facts = await stat(path).catch(() => null)
    return facts !== null && clock().getTime() - facts.mtimeMs > HOUR
  }
}

/** Removes a key from every day of the trash. */
export async function removeFromTrash(folder: string, key: string) {
  for (const day of await trashDays(folder)) await remove(join(folder, TRASH, day, key))
}

/** All keys in the folder, without the trash. */
export async function keysBelow(folder: string, shape: RegExp) {
  const keys: string[] = []
  for (const parent of await namesIn(folder)) {
    for (const name of await namesIn(join(folder, parent))) {
      if (shape.test(`${parent}/${name}`)) keys.push(`${parent}/${name}`)
    }
  }
  return keys
}

async function trashDays(folder: string) {
  const names = await namesIn(join(folder, TRASH))
  return names.filter((name) => /^\d{4}-\d{2}-\d{2}$/.test(name))
}

/** Empty for a missing folder and for a file. */
async function namesIn(folder: string) {
  try {
    return await readdir(folder)
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return []
    throw error
  }
}

async function putBack(from: string, to: string) {
  if (await stat(to).catch(() => null)) return
  await move(from, to)
}

async function move(from: string, to: string) {
  await mkdir(dirname(to), { recursive: true })
  await rename(from, to).catch((error: NodeJS.ErrnoException) => {
    // Another process was first.
    if (error.code !== 'ENOENT') throw error
  })
}

function remove(path: string) {
  return rm(path, { recursive: true, force: true })
}
