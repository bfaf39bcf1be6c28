import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, inject, test, vi } from 'vitest'
import { eraseLeads } from '#server/features/leads/erase-leads.ts'
import type { Repeat } from '#server/jobs.ts'
import { signIn } from '#tests/fixtures/admin.ts'
import { openTestSite, type TestSite } from '#tests/fixtures/api.ts'
import { inquiryForm } from '#tests/fixtures/inquiry.ts'
import { pdf } from '#tests/fixtures/uploads.ts'

const start = new Date('2026-11-21T09:30:00Z')
const HOUR = 3_600_000

/** A site with a manual clock, and a way to create leftovers of a crash. */
async function open() {
  let now = start
  const site = await openTestSite({ clock: () => now })
  return {
    ...site,
    wait: (ms: number) => {
      now = new Date(now.getTime() + ms)
    },
    leave: async (key: string) => {
      const path = join(site.dataDir, 'files', key)
      await mkdir(dirname(path), { recursive: true })
      await writeFile(path, key)
      await utimes(path, now, now)
      return path
    },
  }
}

test('leftovers of a crash are removed after an hour, without a restart; files of leads stay', async () => {
  const { site, fetch, storedFiles, logged, leave, wait } = await open()
  const body = inquiryForm({}, { name: 'a.pdf', content: pdf() })
  expect((await fetch('/api/inquiries', { method: 'POST', body })).status).toBe(201)
  const kept = await storedFiles()
  const left = [await leave('incoming/half'), await leave(`2026-11-21/${randomUUID()}`)]
  const clean = () => Promise.all([site.removeUnfinished(), site.sweepFiles()])
  await clean()
  expect((await storedFiles()).sort()).toEqual([...kept, ...left].sort())
  // The lead's own file has the system time; it must be old by the test's clock too.
  for (const path of kept) await utimes(path, start, start)
  wait(HOUR + 1)
  await clean()
  const [, orphan = ''] = left
  const trashed = orphan.replace('/files/', '/files/trash/2026-11-21/')
  expect((await storedFiles()).sort()).toEqual([...kept, trashed].sort())
  expect(logged).toEqual([
    expect.stringMatching(
      /^Moved to \/.*\/files\/trash for 30 days, because .* no lead, import or font: 2026-11-21\//,
    ),
  ])
})

test('too many orphaned files are left alone; the log and the system screen say so', async () => {
  const test = await open()
  const left = await Promise.all(
    Array.from({ length: 11 }, () => test.leave(`2026-11-21/${randomUUID()}`)),
  )
  test.wait(HOUR + 1)
  await test.site.sweepFiles()
  expect((await test.storedFiles()).sort()).toEqual(left.sort())
  expect(test.logged).toEqual([
    expect.stringMatching(/^Left 11 of 11 entries of \/.*\/files where/),
  ])
  const { admin } = await signIn(test, 'owner')
  const orphans = async () => (await admin.system.show()).folder.orphans
  expect(await orphans()).toEqual({ held: 11, all: 11 })
  for (const path of left.slice(1)) await rm(path)
  // A start cleans up, too.
  await test.openAnother()
  expect(await orphans()).toBeNull()
})

test('an erased file is deleted after a crash, even from the trash', async () => {
  const { site, fetch, database, dataDir, storedFiles } = await open()
  const send = (name: string) =>
    fetch('/api/inquiries', {
      method: 'POST',
      body: inquiryForm({ name }, { name: 'a.pdf', content: pdf() }),
    })
  await send('Ann')
  await send('Bo')
  const leads = await database.store.selectFrom('leads').select('id').execute()
  const [first = ''] = await storedFiles()
  const trashed = first.replace('/files/', '/files/trash/2026-11-21/')
  await mkdir(dirname(trashed), { recursive: true })
  await rename(first, trashed)
  await database.store.transaction().execute((transaction) =>
    eraseLeads(
      transaction,
      { clock: () => start },
      leads.map(({ id }) => id),
    ),
  )
  // The process ends here, before it removes the files.
  expect(await storedFiles()).toHaveLength(2)
  await site.sweepFiles()
  expect(await storedFiles()).toEqual([])
  expect(await readdir(join(dataDir, 'files/incoming'))).toEqual([])
})

/** Opens another server; `run` calls what it repeats every hour. */
async function openHourly({ openAnother }: Pick<TestSite, 'openAnother'>) {
  const hourly: Parameters<Repeat>[0][] = []
  const timers: NodeJS.Timeout[] = []
  const another = await openAnother({
    repeat(work, every) {
      if (every !== HOUR) return undefined
      hourly.push(work)
      const timer = setInterval(() => {}, every)
      timers.push(timer)
      return timer
    },
  })
  return { another, timers, run: () => Promise.all(hourly.map((work) => work())) }
}

test('leftovers of a crash are removed every hour until the site is closed', async () => {
  const cleared = vi.spyOn(globalThis, 'clearInterval')
  const test = await open()
  const { another, timers, run } = await openHourly(test)
  expect(timers.map((timer) => timer.hasRef())).not.toContain(true)
  const orphan = await test.leave(`2026-11-21/${randomUUID()}`)
  await test.leave('incoming/half')
  test.wait(HOUR + 1)
  await run()
  expect(await test.storedFiles()).toEqual([orphan.replace('/files/', '/files/trash/2026-11-21/')])
  await another.close()
  for (const timer of timers) expect(cleared).toHaveBeenCalledWith(timer)
})

test.runIf(inject('databaseKind') === 'postgres')(
  'a server that does not lead removes only its own unfinished uploads',
  async () => {
    const test = await open()
    const { run } = await openHourly(test)
    const orphan = await test.leave(`2026-11-21/${randomUUID()}`)
    await test.leave('incoming/half')
    test.wait(HOUR + 1)
    const until = new Date(start.getTime() + HOUR + 9_000).toISOString()
    await test.database.store.updateTable('leases').set({ until }).execute()
    await run()
    expect(await test.storedFiles()).toEqual([orphan])
  },
)

test('concurrent cleanups share one run', async () => {
  const { site } = await open()
  const first = site.sweepFiles()
  expect(site.sweepFiles()).toBe(first)
  await first
  const next = site.sweepFiles()
  expect(next).not.toBe(first)
  await next
})

test('a failed cleanup is reported, and the next one works', async () => {
  const { site, dataDir, reported, storedFiles, leave, wait } = await open()
  await rm(join(dataDir, 'files'), { recursive: true })
  await site.removeUnfinished()
  expect(reported).toMatchObject([{ code: 'ENOENT' }])
  await leave('incoming/half')
  wait(HOUR + 1)
  await site.removeUnfinished()
  expect(await storedFiles()).toEqual([])
})
