import fs from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import { v7 } from 'uuid'
import { expect, onTestFinished, test } from 'vitest'
import { watchedDisk } from '#tests/fixtures/watched-disk.ts'
import { type Disk, openFileStore } from './file-store.ts'

const now = new Date('2026-11-21T09:30:00Z')

async function openStore(disk?: Disk) {
  const folder = await mkdtemp(join(tmpdir(), 'wavelength-store-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const store = await openFileStore(folder, { clock: () => now, newId: () => v7(), disk })
  const incoming = () => readdir(join(folder, 'incoming'))
  return { folder, store, incoming }
}

test('a file is received, kept under a day and a UUID, and read again', async () => {
  const { store, incoming } = await openStore()
  const file = await store.receive(Readable.from([Buffer.from('wave'), Buffer.from('length')]))
  expect(file).toMatchObject({
    size: 10,
    sha256: 'cbf73350941bee0f4c6d2cb40ab2a7cee3bfa9633dc1ebf323defc84266a8972',
  })
  const key = await store.keep(file)
  expect(key).toMatch(/^2026-11-21\/[0-9a-f-]{36}$/)
  expect(await incoming()).toEqual([])
  expect((await buffer(store.read(key))).toString()).toBe('wavelength')
})

test('a file is on the disk before it moves, and its name before its key is told', async () => {
  const { disk, steps } = watchedDisk()
  const { folder, store } = await openStore(disk)
  const keepOne = async () => {
    const file = await store.receive(Readable.from([Buffer.from('wave'), Buffer.from('length')]))
    const key = await store.keep(file)
    const shown = (path: string) => path.replace(file.path, 'temporary').replace(key, 'lasting')
    return steps.splice(0).map((step) => shown(step).replaceAll(folder, 'files'))
  }
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

test('a stream that fails leaves nothing', async () => {
  const { store, incoming } = await openStore()
  async function* broken() {
    yield Buffer.from('half')
    throw new Error('gone')
  }
  await expect(store.receive(Readable.from(broken()))).rejects.toThrow('gone')
  expect(await incoming()).toEqual([])
})

test('a stream that fails before its file is open leaves nothing either', async () => {
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
  expect(() => store.read('../../etc/passwd')).toThrow('is not a storage key')
  expect(() => store.remove('2026-11-21/../../x')).toThrow('is not a storage key')
})

test('the sweep removes what is old and belongs to nothing, and no more', async () => {
  const { folder, store } = await openStore()
  await mkdir(join(folder, '2026-11-20'))
  const old = new Date(now.getTime() - 61 * 60_000)
  const young = new Date(now.getTime() - 59 * 60_000)
  const put = async (key: string, time: Date) => {
    await writeFile(join(folder, key), key)
    await utimes(join(folder, key), time, time)
  }
  await put('incoming/old', old)
  await put('incoming/young', young)
  await put('2026-11-20/old-known', old)
  await put('2026-11-20/old-unknown', old)
  await put('2026-11-20/young-unknown', young)
  const removed = await store.sweep(
    async (keys) => new Set(keys.filter((key) => key.endsWith('old-known'))),
  )
  expect(removed).toBe(2)
  expect(await readdir(join(folder, 'incoming'))).toEqual(['young'])
  expect(await readdir(join(folder, '2026-11-20'))).toEqual(['old-known', 'young-unknown'])
  expect(await readFile(join(folder, '2026-11-20/old-known'), 'utf8')).toBe('2026-11-20/old-known')
})
