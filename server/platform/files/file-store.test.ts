import fs from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import { v7 } from 'uuid'
import { expect, onTestFinished, test } from 'vitest'
import { createDiskStorage, type Disk } from '#server/platform/storage/disk-storage.ts'
import { watchedDisk } from '#tests/fixtures/watched-disk.ts'
import { openFileStore } from './file-store.ts'
import type { SweepOptions } from './sweep-area.ts'

const now = new Date('2026-11-21T09:30:00Z')

async function openFiles(clock: () => Date, disk?: Disk) {
  const root = await mkdtemp(join(tmpdir(), 'wavelength-store-'))
  onTestFinished(() => rm(root, { recursive: true }))
  const folder = join(root, 'files')
  const incoming = join(folder, 'incoming')
  const storage = createDiskStorage(root, disk)
  const store = await openFileStore(storage, { incoming, clock, newId: () => v7(), disk })
  return { folder, store }
}

async function openStore(disk?: Disk) {
  const { folder, store } = await openFiles(() => now, disk)
  const incoming = () => readdir(join(folder, 'incoming'))
  return { folder, store, incoming }
}

test('a file is received, stored under a day and a UUID, and read', async () => {
  const { store, incoming } = await openStore()
  const file = await store.receive(Readable.from([Buffer.from('wave'), Buffer.from('length')]))
  expect(file).toMatchObject({
    size: 10,
    sha256: 'cbf73350941bee0f4c6d2cb40ab2a7cee3bfa9633dc1ebf323defc84266a8972',
  })
  const key = await store.keep(file)
  expect(key).toMatch(/^2026-11-21\/[0-9a-f-]{36}$/)
  expect(await incoming()).toEqual([])
  expect(await text((await store.read(key)) as Readable)).toBe('wavelength')
})

test('a file is synced before it moves, and its name before its key is returned', async () => {
  const { disk, steps } = watchedDisk()
  const { folder, store } = await openStore(disk)
  const keepOne = async () => {
    const file = await store.receive(Readable.from([Buffer.from('wave'), Buffer.from('length')]))
    const key = await store.keep(file)
    const shown = (path: string) => path.replace(file.path, 'temporary').replace(key, 'lasting')
    return steps.splice(0).map((step) => shown(step).replaceAll(folder, 'files'))
  }
  steps.length = 0
  const firstOfDay = await keepOne()
  expect(firstOfDay).toEqual([
    'write temporary',
    'write temporary',
    'sync temporary',
    'mkdir files/2026-11-21',
    'rename temporary files/lasting',
    'sync files/2026-11-21',
    'sync files',
  ])
  expect(await keepOne()).toEqual(firstOfDay.slice(0, -1))
})

test('a failed stream leaves nothing behind', async () => {
  const { store, incoming } = await openStore()
  async function* failing() {
    yield Buffer.from('half')
    throw new Error('gone')
  }
  await expect(store.receive(Readable.from(failing()))).rejects.toThrow('gone')
  expect(await incoming()).toEqual([])
})

test('a stream that fails before its file is open leaves nothing behind either', async () => {
  const opened = Promise.withResolvers<void>()
  const openLate = async (...all: unknown[]) => {
    const done = all.pop() as (...results: unknown[]) => void
    for (let turn = 0; turn < 50; turn++) await setImmediate()
    const finish = (...results: unknown[]) => {
      opened.resolve()
      done(...results)
    }
    ;(fs.open as (...given: unknown[]) => void)(...all, finish)
  }
  const { store, incoming } = await openStore({
    ...watchedDisk().disk,
    createWriteStream: (path, options) =>
      fs.createWriteStream(path, { ...(options as object), fs: { ...fs, open: openLate } }),
  })
  const gone = new Readable({ read: () => gone.destroy(new Error('gone')) })
  await expect(store.receive(gone)).rejects.toThrow('gone')
  await opened.promise
  expect(await incoming()).toEqual([])
})

test('a key that leads out of the folder is refused', async () => {
  const { store } = await openStore()
  await expect(store.read('../../etc/passwd')).rejects.toThrow('is not a storage key')
  await expect(store.remove('2026-11-21/../../x')).rejects.toThrow('is not a storage key')
})

const hour = 3_600_000
const old = new Date(now.getTime() - 1.01 * hour)

/** A store with a manual clock, a way to create files, and the keys that rows own or have erased. */
async function openStoreWithClock() {
  let current = now
  const { folder, store } = await openFiles(() => current)
  const known = new Set<string>()
  const erased = new Set<string>()
  const put = async (key = `2026-11-20/${v7()}`, time = old) => {
    await mkdir(dirname(join(folder, key)), { recursive: true })
    await writeFile(join(folder, key), key)
    await utimes(join(folder, key), time, time)
    return key
  }
  return {
    ...{ folder, store, known, erased, put },
    pass: (days: number) => {
      current = new Date(current.getTime() + days * 24 * hour)
    },
    sweep: (options?: SweepOptions) => store.sweep(async () => ({ known, erased }), options),
    files: async () =>
      (await readdir(folder, { recursive: true, withFileTypes: true }))
        .filter((entry) => entry.isFile())
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
        .sort(),
  }
}

test('only old files without a database row are moved to the trash', async () => {
  const { put, known, sweep, files, store } = await openStoreWithClock()
  const young = new Date(now.getTime() - 0.99 * hour)
  await put('incoming/old')
  const kept = [await put('incoming/young', young), await put('2026-11-20/not-ours')]
  kept.push(await put(), await put(undefined, young))
  known.add(kept[2] ?? '')
  const orphan = await put()
  const result = { all: 3, trashed: [orphan], held: 0 }
  await store.removeUnfinished()
  expect(await sweep()).toEqual(result)
  expect(await files()).toEqual([...kept, `trash/2026-11-21/${orphan}`].sort())
})

test('the trash is emptied after 30 days, and files with a row again are restored', async () => {
  const { put, known, sweep, files, pass } = await openStoreWithClock()
  const [orphan, found] = [await put(), await put()]
  await sweep()
  pass(30)
  known.add(found)
  await sweep()
  expect(await files()).toEqual([found, `trash/2026-11-21/${orphan}`])
  pass(1)
  await sweep({ keepsTrash: true })
  expect(await files()).toHaveLength(2)
  await sweep()
  expect(await files()).toEqual([found])
})

test('erased files are deleted at once, in the trash too', async () => {
  const { put, erased, sweep, files, store } = await openStoreWithClock()
  const [trashed, alsoTrashed] = [await put(), await put()]
  await sweep()
  expect(await files()).toHaveLength(2)
  erased.add(trashed).add(await put(undefined, now))
  await sweep()
  expect(await files()).toEqual([`trash/2026-11-21/${alsoTrashed}`])
  await store.remove(alsoTrashed)
  expect(await files()).toEqual([])
})

test('too many orphans at once are left alone', async () => {
  const { put, known, sweep, files } = await openStoreWithClock()
  const all = await Promise.all(Array.from({ length: 11 }, () => put()))
  expect(await sweep()).toEqual({ all: 11, trashed: [], held: 11 })
  expect(await files()).toEqual(all.sort())
  // 5 % of 240 files are 12, so 11 orphans are acceptable.
  for (let count = 0; count < 229; count++) known.add(await put())
  expect(await sweep()).toMatchObject({
    all: 240,
    trashed: expect.objectContaining({ length: 11 }),
  })
})
