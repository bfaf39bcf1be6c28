import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, inject, it } from 'vitest'
import { membersOf } from '#server/features/system/backup/members.ts'
import { readConfig } from '#server/platform/config/config.ts'
import { openStorage } from '#server/platform/storage/open-storage.ts'
import { signIn } from '#tests/fixtures/admin.ts'
import { openTestSite } from '#tests/fixtures/api.ts'
import { drawing } from '#tests/fixtures/pictures.ts'
import { rememberedImages } from '#tests/fixtures/remembered-images.ts'
import { startS3 } from '#tests/fixtures/s3.ts'
import type { ImageProcessor } from './image-processor.ts'

const jpeg = await drawing({ width: 900, height: 600 }).jpeg().toBuffer()
const MINUTE = 60_000

/** A site with one uploaded picture whose other sizes are not made yet. */
async function upload(settings = {}, imageProcessor: ImageProcessor = rememberedImages) {
  let now = new Date('2026-11-21T09:30:00Z')
  const clock = () => now
  const test = await openTestSite({ imageProcessor, clock }, settings)
  const { admin } = await signIn(test, 'editor')
  const file = new File([jpeg as BlobPart], 'Lunch.jpg')
  const answer = await admin.media.upload({ file, alt: 'Lunch' })
  if (!answer.ok) throw new Error(answer.message)
  const { id, picture } = answer.value
  /** Status, location and width of the picture at an ending of its URL. */
  const get = async (ending: string, base = picture.src, site = test.site) => {
    const path = base.replace('.webp', ending)
    const response = await site.serveMedia({})(new Request(`http://localhost${path}`), path)
    const bytes = Buffer.from((await response?.arrayBuffer()) ?? new ArrayBuffer(0))
    return {
      status: response?.status,
      location: response?.headers.get('location')?.split('/').at(-1),
      cache: response?.headers.get('cache-control'),
      width: response?.status === 200 ? (await sharp(bytes).metadata()).width : undefined,
      bytes,
    }
  }
  const wait = (minutes: number) => {
    now = new Date(now.getTime() + minutes * MINUTE)
  }
  return { test, admin, id, picture, get, wait, row: async () => (await test.rows('media'))[0] }
}

function untilStopped(signal?: AbortSignal) {
  return new Promise<{ problem: 'stopped' }>((resolve) => {
    const stop = () => resolve({ problem: 'stopped' })
    if (signal?.aborted) stop()
    signal?.addEventListener('abort', stop)
  })
}

const stores: [string, () => Promise<object>][] = [
  ['on disk', async () => ({})],
  ['in a bucket', async () => (await startS3()).settings],
]

describe.each(stores)('a picture that was just uploaded, %s', (_, open) => {
  it('is shown in its smallest size, until the others are there', async () => {
    const { test, admin, id, get, row } = await upload(await open())
    expect(await get('-480.webp')).toMatchObject({ status: 200, width: 480 })
    for (const ending of ['.webp', '.avif', '-480.avif', '-720.webp', '.jpg']) {
      expect(await get(ending), ending).toMatchObject({
        status: 307,
        location: 'lunch-480.webp',
        cache: 'no-cache',
      })
    }
    expect((await get('-481.webp')).status).toBe(307)
    expect((await admin.media.open({ id })).item.sizes).toBe('pending')
    await test.site.finishPictures()
    for (const [ending, width] of [
      ['.webp', 900],
      ['.avif', 900],
      ['-480.avif', 480],
      ['-720.webp', 720],
      ['.jpg', 1200],
    ] as const) {
      expect(await get(ending), ending).toMatchObject({ status: 200, width })
    }
    expect((await get('-481.webp')).status).toBe(404)
    expect((await admin.media.open({ id })).item.sizes).toBe('complete')
    expect(await row()).toMatchObject({ unfinished: null, due_at: null })
    expect(test.reported).toEqual([])
  })

  it('is finished by another start after the process was killed', async () => {
    let started = 0
    const dying: ImageProcessor = (task, signal) => {
      if (task.part !== 'rest') return rememberedImages(task)
      started += 1
      return untilStopped(signal)
    }
    const { test, get, wait, row } = await upload(await open(), dying)
    void test.site.finishPictures()
    await expect.poll(() => started).toBe(1)
    const later = await test.openAnother({ imageProcessor: rememberedImages })
    await later.finishPictures()
    expect((await get('.avif')).status).toBe(307)
    wait(4)
    await later.finishPictures()
    expect(await get('.avif', undefined, later)).toMatchObject({ status: 200, width: 900 })
    expect(await row()).toMatchObject({ unfinished: null, attempts: 2 })
  })

  it('leaves no file behind if it is deleted while its sizes are made', async () => {
    let release = () => {}
    const waiting = new Promise<void>((resolve) => {
      release = resolve
    })
    const slow: ImageProcessor = async (task) => {
      if (task.part === 'rest') await waiting
      return rememberedImages(task)
    }
    const { test, admin, id, get, row } = await upload(await open(), slow)
    const finished = test.site.finishPictures()
    await expect.poll(async () => (await row())?.attempts).toBe(1)
    expect((await admin.media.remove({ id })).ok).toBe(true)
    release()
    await finished
    for (const ending of ['.webp', '-480.webp', '.jpg']) {
      expect((await get(ending)).status, ending).toBe(404)
    }
    expect(test.reported).toEqual([])
  })
})

it('a stop interrupts a picture, and the next start makes it at once', async () => {
  const endless: ImageProcessor = (_, signal) => untilStopped(signal)
  const { test, get, row } = await upload()
  const first = await test.openAnother({ imageProcessor: endless })
  void first.finishPictures()
  await expect.poll(async () => (await row())?.attempts).toBe(1)
  await first.close()
  expect(await row()).toMatchObject({ unfinished: 'jpg', attempts: 0 })
  await test.site.finishPictures()
  expect((await get('.avif')).status).toBe(200)
})

it('gives up on sizes that fail five times, says so, and keeps the smallest', async () => {
  const failing: ImageProcessor = async (task) =>
    task.part === 'rest' ? { problem: 'slow' } : rememberedImages(task)
  const { test, admin, id, get, wait } = await upload({}, failing)
  for (let attempt = 0; attempt < 7; attempt++) {
    await test.site.finishPictures()
    wait(4)
  }
  expect(test.logged).toEqual([expect.stringContaining('“Lunch”')])
  expect((await admin.media.open({ id })).item.sizes).toBe('failed')
  expect((await get('.avif')).location).toBe('lunch-480.webp')
})

it('a backup made while the sizes are made has either the upload or all sizes', async () => {
  const { test } = await upload()
  const storage = await openStorage(readConfig(test.environment))
  const saved: string[] = []
  const snapshot = { store: test.database.store, path: import.meta.filename }
  for await (const { name, read } of membersOf(snapshot, storage)) {
    if (name.endsWith('-480.webp')) await test.site.finishPictures()
    const member = await read()
    member?.body.destroy()
    if (member && name.startsWith('media/')) saved.push(name.split('/').at(-1) ?? '')
  }
  expect(saved.sort()).toEqual([
    ...['lunch-480.avif', 'lunch-480.webp', 'lunch-720.avif', 'lunch-720.webp'],
    ...['lunch.avif', 'lunch.jpg', 'lunch.webp'],
  ])
})

it('a row restored from before its sizes were made finds them', async () => {
  const { test, id, picture, row } = await upload()
  const [, , , version = ''] = picture.src.split('/')
  const folder = join(test.dataDir, 'media', id, version)
  expect(await readdir(folder)).toEqual(['lunch-480.webp', 'original'])
  await test.site.finishPictures()
  expect(await readdir(folder)).not.toContain('original')
  await test.database.store
    .updateTable('media')
    .set({ unfinished: 'jpg', attempts: 0, due_at: '2026-11-21T09:30:00.000Z' })
    .execute()
  await test.site.finishPictures()
  expect(await row()).toMatchObject({ unfinished: null })
})

it.runIf(inject('databaseKind') === 'postgres')('two instances share the work', async () => {
  const { test, get, row } = await upload()
  const second = await test.openAnother()
  await Promise.all([test.site.finishPictures(), second.finishPictures()])
  expect((await get('.avif')).status).toBe(200)
  expect(await row()).toMatchObject({ unfinished: null, attempts: 1 })
})
