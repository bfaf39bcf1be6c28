import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { v7 } from 'uuid'
import { expect, onTestFinished, test } from 'vitest'
import { openFileStore } from './file-store.ts'

const now = new Date('2026-11-21T09:30:00Z')

async function openStore() {
  const folder = await mkdtemp(join(tmpdir(), 'wavelength-store-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const store = await openFileStore(folder, { clock: () => now, newId: () => v7() })
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

test('a stream that fails leaves nothing', async () => {
  const { store, incoming } = await openStore()
  async function* broken() {
    yield Buffer.from('half')
    throw new Error('gone')
  }
  await expect(store.receive(Readable.from(broken()))).rejects.toThrow('gone')
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
