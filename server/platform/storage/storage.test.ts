import { createHash, randomBytes } from 'node:crypto'
import { readdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { readConfig } from '#server/platform/config/config.ts'
import { temporaryFolder } from '#tests/fixtures/api.ts'
import { startS3, type TestS3 } from '#tests/fixtures/s3.ts'
import { openStorage } from './open-storage.ts'

async function open(kind: 'disk' | 's3', s3?: TestS3) {
  const folder = await temporaryFolder()
  const server = kind === 's3' ? (s3 ?? (await startS3())) : undefined
  const storage = await openStorage(readConfig({ DATA_DIR: folder, ...server?.settings }))
  const write = async (bytes: Buffer) => {
    const path = join(folder, 'local')
    await writeFile(path, bytes)
    return path
  }
  const put = async (key: string, bytes: Buffer) => storage.put(key, await write(bytes))
  const get = async (key: string) => {
    const found = await storage.read(key)
    return found && { size: found.size, bytes: await buffer(found.body) }
  }
  const keys = async (prefix: string) => {
    const found: string[] = []
    for await (const key of storage.list(prefix)) found.push(key)
    return found.sort()
  }
  return { folder, storage, put, get, keys }
}

describe.each(['disk', 's3'] as const)('a storage on %s', (kind) => {
  test('keeps an object byte for byte, of one part and of several', async () => {
    const { storage, put, get } = await open(kind)
    for (const size of [0, 1, 100_000, 12_000_000]) {
      const bytes = randomBytes(size)
      const before = Date.now() - 2_000
      await put('files/2026-11-21/one', bytes)
      const found = await get('files/2026-11-21/one')
      expect(found?.size).toBe(size)
      expect(found?.bytes.equals(bytes)).toBe(true)
      const facts = await storage.stat('files/2026-11-21/one')
      expect(facts?.size).toBe(size)
      expect(facts?.modifiedAt.getTime()).toBeGreaterThan(before)
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      expect(facts?.sha256).toBe(kind === 's3' ? sha256 : null)
    }
  })

  test('lists, moves and removes objects', async () => {
    const { storage, put, get, keys } = await open(kind)
    const [one, two, other] = ['files/a/one', 'files/a/two', 'media/b/c/three.webp'] as const
    for (const key of [one, two, other]) await put(key, Buffer.from(key))
    expect(await keys('files/')).toEqual([one, two])
    expect(await keys('media/b/')).toEqual([other])
    expect(await keys('nothing/')).toEqual([])
    await storage.move(one, 'files/trash/2026-11-21/a/one')
    expect(await keys('files/')).toEqual([two, 'files/trash/2026-11-21/a/one'])
    expect((await get('files/trash/2026-11-21/a/one'))?.bytes.toString()).toBe(one)
    await storage.remove(two)
    expect(await keys('files/')).toEqual(['files/trash/2026-11-21/a/one'])
  })

  test('takes what is not there as it is', async () => {
    const { storage, put, get, keys } = await open(kind)
    await put('files/a/one', Buffer.from('one'))
    for (const key of ['files/a/two', 'files/a']) {
      expect(await get(key)).toBeNull()
      expect(await storage.stat(key)).toBeNull()
    }
    await storage.move('files/a/two', 'files/b/two')
    await storage.remove('files/a/two')
    expect(await keys('files/')).toEqual(['files/a/one'])
  })

  test('refuses keys that lead elsewhere', async () => {
    const { storage } = await open(kind)
    for (const key of ['../secret', 'files/../../secret', '/etc/passwd', 'files//one', '']) {
      await expect(storage.read(key)).rejects.toThrow('is not a storage key')
    }
  })
})

test('a disk has no empty folders', async () => {
  const { folder, storage, put } = await open('disk')
  await put('media/id/version/one.webp', Buffer.from('one'))
  await storage.remove('media/id/version/one.webp')
  expect(await readdir(join(folder, 'media'))).toEqual([])
  expect((await stat(join(folder, 'media'))).isDirectory()).toBe(true)
})

describe('a bucket', () => {
  test('receives objects below its prefix, encrypted as asked', async () => {
    const s3 = await startS3()
    s3.settings.FILES_URL += '&encryption=AES256'
    const { put } = await open('s3', s3)
    await put('files/a/one', Buffer.from('one'))
    expect(s3.requests).toContainEqual(expect.stringMatching(/^PUT \/bucket\/site\/files\/a\/one/))
    expect(s3.headersOf('files/a/one')).toMatchObject({ 'x-amz-server-side-encryption': 'AES256' })
  })

  test('keeps nothing of an upload that fails', async () => {
    const s3 = await startS3()
    const { put } = await open('s3', s3)
    s3.fail({ code: 'InternalError', status: 500 }, ({ url }) => /partNumber=2/.test(url ?? ''))
    await expect(put('files/a/one', randomBytes(12_000_000))).rejects.toMatchObject({
      answer: { status: 503 },
    })
    s3.fail(null)
    expect([s3.keys(), s3.unfinishedUploads()]).toEqual([[], 0])
  })

  test('is asked again once after a cut connection', async () => {
    const s3 = await startS3()
    const { put, get } = await open('s3', s3)
    let cuts = 1
    s3.fail('cut', () => cuts-- > 0)
    await put('files/a/one', Buffer.from('one'))
    expect((await get('files/a/one'))?.bytes.toString()).toBe('one')
  })

  test('that hangs is noticed in seconds; until it answers, everything fails at once', async () => {
    const s3 = await startS3()
    const { storage, put } = await open('s3', s3)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const before = s3.requests.length
    const asked = (more: number) => vi.waitUntil(() => s3.requests.length === before + more)
    s3.fail('hang')
    const checking = storage.check().catch((error) => error)
    await asked(1)
    vi.advanceTimersByTime(4_000)
    const error = await checking
    expect(error.answer).toMatchObject({ status: 503 })
    expect(error.reason).toMatch(
      /^the bucket bucket of FILES_URL at http\S+ does not answer\. Look at/,
    )
    await expect(put('files/a/one', Buffer.from('one'))).rejects.toBe(error)
    expect(s3.requests).toHaveLength(before + 1)
    s3.fail(null)
    await storage.check()
    await put('files/a/one', Buffer.from('one'))
  })

  test('is not said to hang while it answers other requests', async () => {
    const s3 = await startS3()
    const { storage, put, get } = await open('s3', s3)
    await put('files/a/one', Buffer.from('one'))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    s3.fail('hang', ({ url }) => /installation-id/.test(url ?? ''))
    const before = s3.requests.length
    const checking = storage.check()
    await vi.waitUntil(() => s3.requests.length > before)
    await get('files/a/one')
    vi.advanceTimersByTime(4_000)
    await checking
  })

  test('whose answer does not come is not asked again by the same request', async () => {
    const s3 = await startS3()
    const { storage } = await open('s3', s3)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const before = s3.requests.length
    s3.fail('hang')
    const reading = storage.stat('files/a/one').catch((error) => error)
    await vi.waitUntil(() => s3.requests.length > before)
    vi.advanceTimersByTime(10_000)
    expect((await reading).reason).toContain('does not answer')
    expect(s3.requests).toHaveLength(before + 1)
  })

  test.each([200, 404, 502])(
    'that answers %i with a web page stores and shows nothing',
    async (page) => {
      const s3 = await startS3()
      const { storage, put, get, keys } = await open('s3', s3)
      await put('files/a/one', Buffer.from('one'))
      s3.fail({ page })
      const attempts = [
        () => put('files/a/two', Buffer.from('two')),
        () => put('files/a/two', randomBytes(12_000_000)),
        () => get('files/a/one'),
        ...(page === 404 ? [] : [() => storage.stat('files/a/one')]),
        () => keys('files/'),
        () => storage.move('files/a/one', 'files/b/one'),
        () => storage.remove('files/a/one'),
        () => storage.check(),
      ]
      for (const attempt of attempts) {
        await expect(attempt()).rejects.toMatchObject({
          answer: { status: 503 },
          reason: expect.stringMatching(
            /answers \d+ with something that is not S3’s, such as a web page\./,
          ),
        })
      }
      s3.fail(null)
      await storage.check()
      expect(await keys('files/')).toEqual(['files/a/one'])
    },
  )

  test('is asked at each check', async () => {
    const s3 = await startS3()
    const { storage } = await open('s3', s3)
    await storage.check()
    s3.fail({ code: 'AccessDenied', status: 403 })
    await expect(storage.check()).rejects.toMatchObject({ answer: { status: 503 } })
    s3.fail(null)
    await storage.check()
  })
})

test.each([
  ['NoSuchBucket', 404, /^The files cannot be used: there is no bucket bucket at http/],
  ['SignatureDoesNotMatch', 403, /rejects AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY/],
  ['ExpiredToken', 400, /have expired. Renew them/],
  ['AccessDenied', 403, /does not allow this with these credentials/],
  ['SlowDown', 503, /answers 503 \(SlowDown/],
])('a start says what %s means', async (code, status, message) => {
  const s3 = await startS3()
  s3.fail({ code, status })
  await expect(open('s3', s3)).rejects.toThrow(message)
})

test('a start with wrong credentials, another bucket or no server says so', async () => {
  const s3 = await startS3()
  const start = (settings: Record<string, string>) =>
    openStorage(readConfig({ ...s3.settings, ...settings }))
  await expect(start({ AWS_SECRET_ACCESS_KEY: 'wrong' })).rejects.toThrow('rejects AWS_ACCESS_KEY')
  const FILES_URL = s3.url.replace('//bucket/', '//other/')
  await expect(start({ FILES_URL })).rejects.toThrow('there is no bucket other')
  const nowhere = 's3://bucket?endpoint=http://127.0.0.1:1'
  await expect(start({ FILES_URL: nowhere })).rejects.toThrow('cannot be reached')
})

test('credentials that may only read are noticed at start', async () => {
  const s3 = await startS3()
  s3.fail({ code: 'AccessDenied', status: 403 }, ({ method }) => method === 'PUT')
  await expect(open('s3', s3)).rejects.toThrow('does not allow this')
})
