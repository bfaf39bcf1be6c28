import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { mediaSrc } from '#model/media/media.ts'
import type { Deps } from '#server/deps.ts'
import type { MediaRow } from '#server/platform/db/rows/media.ts'
import { makeShareImage } from './make-share-image.ts'

type FinishDeps = Pick<Deps, 'store' | 'media' | 'imageProcessor' | 'clock' | 'report' | 'log'>

/** Milliseconds until another attempt: longer than one may take. */
const ATTEMPT_TIME = 180_000

/** A picture that fails as often keeps the sizes it has. */
export const ATTEMPTS_MAX = 5

/**
 * Makes the missing sizes of all pictures that are due, one after another. Safe on several instances at once. What
 * `signal` interrupts is due again at once.
 */
export async function finishPictures(deps: FinishDeps, signal?: AbortSignal) {
  while (!signal?.aborted) {
    const row = await claimDue(deps)
    if (!row) return
    await finish(deps, row, signal).catch((error: unknown) => deps.report(error))
  }
}

async function claimDue({ store, clock }: FinishDeps) {
  const now = clock().getTime()
  const moment = (time: number) => new Date(now + time).toISOString()
  const next = await store
    .selectFrom('media')
    .select(['id', 'due_at'])
    .where('unfinished', 'is not', null)
    .where('attempts', '<', ATTEMPTS_MAX)
    // Later than that, it was put off before the clock was set back.
    .where((row) =>
      row.or([row('due_at', '<=', moment(0)), row('due_at', '>', moment(2 * ATTEMPT_TIME))]),
    )
    .orderBy('due_at')
    .limit(1)
    .executeTakeFirst()
  if (!next) return undefined
  return (
    store
      .updateTable('media')
      .set((row) => ({ attempts: row('attempts', '+', 1), due_at: moment(ATTEMPT_TIME) }))
      .where('id', '=', next.id)
      // Another instance may have claimed it meanwhile.
      .where('due_at', '=', next.due_at)
      .returningAll()
      .executeTakeFirst()
  )
}

async function finish(deps: FinishDeps, row: MediaRow, signal?: AbortSignal) {
  const { store, media, log } = deps
  const problem = await makeSizes(deps, row, signal)
  if (problem === 'stopped') return giveBack(deps, row)
  if (problem) {
    if (row.attempts < ATTEMPTS_MAX) return
    log(`The larger sizes of the picture “${row.name}” (${row.id}) could not be made: ${problem}.`)
    return
  }
  // Before the row, so that no upload stays behind; an attempt that finds none checks what is there.
  await media.removeOriginal(row)
  const finished = await store
    .updateTable('media')
    .set({ unfinished: null, due_at: null })
    .where('id', '=', row.id)
    .where('version', '=', row.version)
    .returningAll()
    .executeTakeFirst()
  // Deleted or replaced meanwhile: its folder must not come back.
  if (!finished) await media.remove(row.id, row.version)
  else await makeShareImage(deps, finished)
}

async function giveBack({ store, clock }: FinishDeps, { id, due_at }: MediaRow) {
  await store
    .updateTable('media')
    .set((row) => ({ attempts: row('attempts', '-', 1), due_at: clock().toISOString() }))
    .where('id', '=', id)
    .where('due_at', '=', due_at)
    .execute()
}

async function makeSizes(
  { media, imageProcessor }: FinishDeps,
  row: MediaRow,
  signal?: AbortSignal,
) {
  const { slug, unfinished } = row
  const original = await media.readOriginal(row)
  if (!original) return (await isComplete(media, row)) ? null : 'its file is gone'
  const draft = await media.draft()
  try {
    const path = join(draft, randomUUID())
    const folder = join(draft, 'sizes')
    await pipeline(original.body, createWriteStream(path))
    await mkdir(folder)
    const extension = unfinished ?? ''
    const task = { part: 'rest', path, extension, folder, slug } as const
    const made = await imageProcessor(task, signal)
    if ('problem' in made) return made.problem
    await media.keep(folder, row)
    return null
  } finally {
    await media.discard(draft)
  }
}

/** The share image is stored last. */
async function isComplete(media: FinishDeps['media'], row: MediaRow) {
  const share = mediaSrc({ ...row, focus: null }).replace(/\.webp$/, '.jpg')
  return (await media.find(share)) !== null
}
