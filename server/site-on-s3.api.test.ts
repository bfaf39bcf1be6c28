import { execFile } from 'node:child_process'
import { cp, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openArchive } from '#server/features/system/backup/archive-source.ts'
import { restoreBackup } from '#server/features/system/backup/restore-backup.ts'
import { readConfig } from '#server/platform/config/config.ts'
import { openStorage } from '#server/platform/storage/open-storage.ts'
import { signIn } from '#tests/fixtures/admin.ts'
import { openTestSite, type TestSite, temporaryFolder } from '#tests/fixtures/api.ts'
import { inquiryForm } from '#tests/fixtures/inquiry.ts'
import { drawing } from '#tests/fixtures/pictures.ts'
import { startS3, type TestS3 } from '#tests/fixtures/s3.ts'
import { emptyDatabase } from '#tests/fixtures/test-database.ts'
import { pdf } from '#tests/fixtures/uploads.ts'

const content = pdf(300_000)
const clock = () => new Date('2026-11-22T12:00:00Z')

async function open() {
  const s3 = await startS3()
  return { s3, ...(await openTestSite({}, s3.settings)) }
}

const inquiry = (name = 'Ann Lee') => inquiryForm({ name }, { name: 'brief.pdf', content })

/** Sends the inquiry of a person with a file. */
async function inquire({ fetch }: Pick<TestSite, 'fetch'>, name?: string) {
  return (await fetch('/api/inquiries', { method: 'POST', body: inquiry(name) })).status
}

/** The keys of all files and pictures. */
function keysOf(s3: TestS3) {
  return s3.keys().filter((key) => key !== 'installation-id')
}

/** Downloads the file of the only lead. */
async function download(test: TestSite) {
  const { admin, download } = await signIn(test, 'editor')
  const [lead] = await test.rows('leads')
  const { key } = await admin.leads.linkFile({ id: String(lead?.id) })
  const response = await download(`/admin/leads/file/${key}`)
  return Buffer.from(await (response as Response).arrayBuffer())
}

test('a lead’s file is in the bucket before the lead is acknowledged, and goes when it is erased', async () => {
  const site = await open()
  const { s3, storedFiles, reported, rows } = site
  expect(await inquire(site)).toBe(201)
  const [file] = await rows('lead_files')
  expect(keysOf(s3)).toEqual([`files/${file?.storage_key}`])
  expect(await storedFiles()).toEqual([])
  expect((await download(site)).equals(content)).toBe(true)
  const { admin } = await signIn(site, 'owner')
  const address = 'ann@example.com'
  expect((await admin.privacy.erase({ address, typed: address })).ok).toBe(true)
  expect(keysOf(s3)).toEqual([])
  expect(reported).toEqual([])
})

test('while the bucket fails, forms get 503 and keep their text; then all goes on without a restart', async () => {
  const { s3, site, fetch, rows, storedFiles, openAnother } = await open()
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const send = () => {
    const request = new Request('http://wavelength.example/contact', {
      method: 'POST',
      body: inquiry(),
    })
    return site.servicesFor({ address: '192.0.2.1' }).inquiries.submit(request)
  }
  const failures = [{ page: 200 }, 'cut', { code: 'ExpiredToken', status: 400 }] as const
  for (const failure of failures) {
    s3.fail(failure)
    expect(await send()).toMatchObject({
      status: 503,
      retryAfter: 5,
      message: expect.stringContaining('We could not send your message'),
      values: { name: 'Ann Lee', details: 'A shop for tea.\nWith a blog.' },
    })
    const response = await fetch('/api/inquiries', { method: 'POST', body: inquiry() })
    expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '5'])
    await site.checkReadiness()
    expect(site.readiness().files).toBe('unavailable')
    expect((await fetch('/api/faq')).status).toBe(200)
    const textOnly = inquiryForm({ name: JSON.stringify(failure) })
    expect((await fetch('/api/inquiries', { method: 'POST', body: textOnly })).status).toBe(201)
  }
  expect(await rows('lead_files')).toEqual([])
  expect(await storedFiles()).toEqual([])
  expect(log).toHaveBeenCalledTimes(3)
  // A start gives the reason once.
  await expect(openAnother()).rejects.toThrow(/have expired\. Renew them/)
  expect(log).toHaveBeenCalledTimes(3)
  s3.fail(null)
  await site.checkReadiness()
  expect(site.readiness()).toEqual({ files: 'ok', disk: 'ok' })
  expect(await send()).toMatchObject({ status: 201 })
  expect(await send()).toMatchObject({ status: 200 })
  expect(keysOf(s3)).toHaveLength(1)
})

test('a bucket that hangs is noticed by the next check, and then refuses forms at once', async () => {
  const { s3, site, fetch, storedFiles } = await open()
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const before = s3.requests.length
  s3.fail('hang')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const checking = site.checkReadiness()
  await vi.waitUntil(() => s3.requests.length > before)
  vi.advanceTimersByTime(4_000)
  await checking
  vi.useRealTimers()
  expect(site.readiness().files).toBe('unavailable')
  expect(await inquire({ fetch })).toBe(503)
  expect(s3.requests).toHaveLength(before + 1)
  expect(await storedFiles()).toEqual([])
  expect(log.mock.calls).toEqual([
    [
      expect.stringMatching(
        /Z The file storage is unavailable: the bucket bucket of FILES_URL at http:\S+ does not answer\. Look at the store, and at the network between it and this machine\.$/,
      ),
    ],
  ])
})

test('pictures are served from the bucket and leave it with their last version', async () => {
  const site = await open()
  const { s3 } = site
  const { admin } = await signIn(site, 'editor')
  const upload = async (width: number) => {
    const jpeg = await drawing({ width, height: 300 }).jpeg().toBuffer()
    return new File([jpeg as BlobPart], 'lunch.jpg')
  }
  const added = await admin.media.upload({ file: await upload(400), alt: 'Lunch', name: '' })
  if (!added.ok) throw new Error(added.message)
  const { id, picture } = added.value
  const serve = site.site.serveMedia({})
  const get = (path: string, method = 'GET') =>
    serve(new Request(`http://localhost${path}`, { method }), path)
  const [shown, head] = [await get(picture.src), await get(picture.src, 'HEAD')]
  const bytes = await shown?.arrayBuffer()
  expect(head?.headers.get('content-length')).toBe(String(bytes?.byteLength))
  expect(shown?.headers.get('cache-control')).toContain('immutable')
  const replaced = await admin.media.replace({ id, file: await upload(500) })
  expect(replaced.ok).toBe(true)
  expect((await get(picture.src))?.status).toBe(307)
  s3.fail({ code: 'SlowDown', status: 503 })
  await expect(get(picture.src)).rejects.toMatchObject({ answer: { status: 503 } })
  s3.fail(null)
  expect((await admin.media.remove({ id })).ok).toBe(true)
  expect(keysOf(s3)).toEqual([])
})

test('objects without a row go to the trash of the bucket, and come back with their row', async () => {
  const late = new Date(Date.now() + 2 * 3_600_000)
  const s3 = await startS3()
  const site = await openTestSite({ clock: () => late }, s3.settings)
  expect(await inquire(site)).toBe(201)
  const [row] = await site.rows('lead_files')
  if (!row) throw new Error('No file was stored.')
  const { store } = site.database
  await store.deleteFrom('lead_files').execute()
  await site.site.sweepFiles()
  const day = late.toISOString().slice(0, 10)
  expect(keysOf(s3)).toEqual([`files/trash/${day}/${row.storage_key}`])
  expect(site.logged.at(-1)).toMatch(/^Moved to s3:\/\/bucket\/site\/files\/trash for 30 days/)
  await store.insertInto('lead_files').values(row).execute()
  await site.site.sweepFiles()
  expect((await download(site)).equals(content)).toBe(true)
})

test('a backup of a site on a bucket goes to one, and is restored into another', async () => {
  const site = await open()
  expect(await inquire(site, 'Ann')).toBe(201)
  expect(await inquire(site, 'Bob')).toBe(201)
  const place = site.s3.url.replace('/site', '/backups')
  const env = { ...process.env, ...site.environment, NODE_ENV: 'production' }
  const backUp = () =>
    promisify(execFile)(process.execPath, ['tools/backup.ts', '--to', place], { env })
  const backups = () => site.s3.keys().filter((key) => key.startsWith('backups/'))
  site.s3.fail(
    { code: 'InternalError', status: 500 },
    ({ method, url }) => method === 'GET' && /backups.*tar/.test(url ?? ''),
  )
  await expect(backUp()).rejects.toThrow('the bucket bucket of --to')
  expect(backups()).toEqual([])
  site.s3.fail(null)
  const [archiveUrl = '', proof] = (await backUp()).stdout.split('\n')
  expect(proof).toMatch(/^Proven: \d+ rows and 2 files\./)
  expect(backups()).toEqual([expect.stringMatching(/Z\.json$/), expect.stringMatching(/Z\.tar$/)])
  expect((await readdir(site.dataDir)).filter((name) => name.startsWith('.'))).toEqual([])
  const archive = await openArchive(archiveUrl + new URL(place).search, site.s3.settings)
  const s3 = await startS3()
  const settings = {
    ...s3.settings,
    DATA_DIR: join(await temporaryFolder(), 'new'),
    DATABASE_URL: (await emptyDatabase()) ?? '',
  }
  const config = readConfig(settings)
  const target = await openStorage(config)
  s3.fail(
    { code: 'AccessDenied', status: 403 },
    ({ method }) => method === 'PUT' && keysOf(s3).length > 0,
  )
  await expect(restoreBackup(archive, config, target, clock())).rejects.toThrow()
  s3.fail(null)
  expect(keysOf(s3)).toEqual([])
  await restoreBackup(archive, config, target, clock())
  expect(keysOf(s3)).toEqual(keysOf(site.s3).filter((key) => !backups().includes(key)))
  await cp(join(site.dataDir, 'secret.key'), join(config.dataDir, 'secret.key'))
  await site.openAnother({}, settings)
  await expect(restoreBackup(archive, config, target, clock())).rejects.toThrow('is not empty')
})

test('npm run files:copy moves a site to a bucket and back, and goes on where it stopped', async () => {
  const s3 = await startS3()
  const site = await openTestSite()
  for (const name of ['Ann', 'Bob', 'Cem']) expect(await inquire(site, name)).toBe(201)
  await expect(site.openAnother({}, s3.settings)).rejects.toThrow(/is empty, but the database has/)

  const run = promisify(execFile)
  const env = { ...process.env, ...s3.settings, NODE_ENV: 'production' }
  const copy = (from: string, to: string) =>
    run(process.execPath, ['tools/copy-files.ts', '--from', from, '--to', to], { env }).then(
      ({ stdout }) => stdout,
      ({ stderr }) => stderr as string,
    )
  let puts = 0
  s3.fail({ code: 'AccessDenied', status: 403 }, ({ method, url = '' }) => {
    if (method === 'PUT' && url.includes('/files/')) puts += 1
    return puts > 2
  })
  expect(await copy(site.dataDir, s3.url)).toContain('does not allow this')
  s3.fail(null)
  expect(await copy(site.dataDir, s3.url)).toMatch(
    /Copied and compared [123] files; [123] were there\. Set FILES_URL to the target, and start\./,
  )
  expect(keysOf(s3)).toHaveLength(3)
  const moved = await site.openAnother({}, s3.settings)
  await moved.checkReadiness()
  expect(moved.readiness().files).toBe('ok')

  const folder = join(await temporaryFolder(), 'back')
  expect(await copy(s3.url, folder)).toContain('Copied and compared 4 files; 0 were there.')
  const day = '2026-11-21'
  const names = await readdir(join(folder, 'files', day))
  expect(names.sort()).toEqual((await readdir(join(site.dataDir, 'files', day))).sort())

  expect(await copy(s3.url, s3.url)).toContain('Source and target are the same.')
  expect(await copy(await temporaryFolder(), s3.url)).toContain('holds no files of a site')
  const other = await openTestSite()
  expect(await copy(other.dataDir, s3.url)).toContain('has files of another site')
  expect(await copy('s3://', s3.url)).toContain('has no valid bucket')
})

test('several servers share a bucket', async () => {
  const site = await open()
  const more = {
    ...site.s3.settings,
    ...(site.environment.DATABASE_URL && { DATA_DIR: await temporaryFolder() }),
  }
  const SECRET_KEY = await readFile(join(site.dataDir, 'secret.key'), 'utf8')
  const second = await site.openAnother({}, { ...more, SECRET_KEY })
  expect(await inquire(site)).toBe(201)
  const there = { ...site, site: second }
  expect((await download(there)).equals(content)).toBe(true)
})
