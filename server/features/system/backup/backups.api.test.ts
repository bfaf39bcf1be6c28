import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { signIn } from '#tests/fixtures/admin.ts'
import { openTestSite, temporaryFolder } from '#tests/fixtures/api.ts'
import { inquiryForm } from '#tests/fixtures/inquiry.ts'
import { pdf } from '#tests/fixtures/uploads.ts'
import type { BackupAnswer, BackupTask, RunBackup } from './backup-process.ts'
import type { BackupRecord } from './record.ts'

const DAY = 86_400_000

/** A site with a place for backups. Its clock moves on with each look at it. */
async function open(runBackup?: RunBackup, settings: Record<string, string> = {}) {
  const folder = await temporaryFolder()
  let now = Date.parse('2026-11-21T09:30:00Z')
  const clock = () => {
    now += 1
    return new Date(now)
  }
  const site = await openTestSite({ clock, runBackup }, { BACKUP_TO: folder, ...settings })
  return {
    ...site,
    folder,
    clock,
    later(milliseconds: number) {
      now += milliseconds
    },
    async run(at?: string) {
      if (at) now = Date.parse(at)
      await site.site.makeDueBackup()
    },
  }
}

const record = { record: {} as BackupRecord }

/** Instead of making backups, gives these answers, the last one again and again. */
function answering(...answers: [BackupAnswer, ...BackupAnswer[]]) {
  const tasks: BackupTask[] = []
  const runBackup: RunBackup = async (task) => {
    tasks.push(task)
    return (answers.length > 1 ? answers.shift() : answers[0]) as BackupAnswer
  }
  return { tasks, runBackup }
}

test('a backup is made soon after the start, then once a day in the site’s time zone', async () => {
  const { tasks, runBackup } = answering(record)
  const METRICS_TOKEN = 'x'.repeat(32)
  const { run, later, site, openAnother, clock } = await open(runBackup, { METRICS_TOKEN })
  await run()
  expect(tasks).toHaveLength(1)
  later(60_000)
  const { text = '' } = (await site.metrics?.report()) ?? {}
  expect(text).toMatch(/^wavelength_backup_age_seconds 60\./m)
  // The fixture's site is in Patna, where the 22nd starts at 18:30 UTC.
  await run('2026-11-21T18:29:00Z')
  expect(tasks).toHaveLength(1)
  await run('2026-11-21T18:31:00Z')
  expect(tasks).toHaveLength(2)
  const restarted = await openAnother({ clock, runBackup })
  await restarted.makeDueBackup()
  expect(tasks).toHaveLength(2)
})

test('a failure is logged once, tried again after an hour, and shown', async () => {
  const error = { error: 'the bucket is away' }
  const { tasks, runBackup } = answering(error, error, record)
  const { run, later, logged, ...site } = await open(runBackup)
  await run()
  const { admin } = await signIn(site, 'owner')
  expect(await admin.system.backups()).toMatchObject({
    made: null,
    error: { text: 'the bucket is away.' },
  })
  expect((await admin.dashboard.show()).waiting.backupFailedAt).toBeTruthy()
  const editor = await signIn(site, 'editor')
  expect((await editor.admin.dashboard.show()).waiting.backupFailedAt).toBeNull()
  await run()
  expect(tasks).toHaveLength(1)
  later(3_600_000)
  await run()
  expect(tasks).toHaveLength(2)
  expect(logged).toEqual([
    'The backup failed: the bucket is away. It is tried again every hour; /admin/system shows its state.',
  ])
  later(3_600_000)
  await run()
  expect(await admin.system.backups()).toMatchObject({ made: { at: tasks[2]?.now }, error: null })
  expect((await admin.dashboard.show()).waiting.backupFailedAt).toBeNull()
})

test('only one is made at a time, and closing the site ends it', async () => {
  const signals: AbortSignal[] = []
  const { site, openAnother, clock, ...rest } = await open((_, signal) => {
    signals.push(signal)
    const { promise, resolve } = Promise.withResolvers<BackupAnswer>()
    signal.addEventListener('abort', () => resolve({ error: 'ended' }))
    return promise
  })
  await expect.poll(() => signals.length).toBe(1)
  const { tasks, runBackup } = answering(record)
  const other = await openAnother({ clock, runBackup })
  const { admin } = await signIn({ ...rest, site: other }, 'owner')
  expect(await admin.system.backUpNow()).toMatchObject({
    ok: false,
    message: 'A backup is being made already.',
  })
  expect(await admin.system.backups()).toMatchObject({ isBeingMade: true })
  await site.close()
  expect(signals[0]?.aborted).toBe(true)
  expect(await admin.system.backups()).toMatchObject({ isBeingMade: false, error: null })
  expect(await admin.system.backUpNow()).toMatchObject({ ok: true })
  await other.makeDueBackup()
  expect(tasks).toHaveLength(1)
})

test('owners make and download backups, and old ones go after a newer one was proven', async () => {
  const used = await open(undefined, { BACKUP_KEEP: '2' })
  const { run, folder, later, fetch, rows } = used
  const body = inquiryForm({}, { name: 'brief.pdf', content: pdf() })
  expect((await fetch('/api/inquiries', { method: 'POST', body })).status).toBe(201)
  await run()
  const { admin, download } = await signIn(used, 'owner')
  const begun = await admin.system.backUpNow()
  expect(begun).toMatchObject({ ok: true })
  await run()
  const shown = await admin.system.backups()
  expect(shown).toMatchObject({ isBeingMade: false, error: null, place: folder, keepDays: 2 })
  const [newest, oldest] = shown?.list ?? []
  expect(newest?.proof).toMatchObject({ files: 1, missing: 0, size: newest?.size })
  expect(newest?.madeAt).toBe(shown?.made?.at)

  const archive = await download(`/admin/system/backups/${newest?.name}`)
  expect(archive?.headers.get('content-length')).toBe(String(newest?.size))
  const bytes = Buffer.from(await (archive as Response).arrayBuffer())
  expect(bytes.equals(await readFile(join(folder, String(newest?.name))))).toBe(true)
  const actions = (await rows('audit_log')).map(({ action }) => action)
  expect(actions).toEqual(
    expect.arrayContaining(['system.backup-started', 'system.backup-downloaded']),
  )
  for (const name of ['nothing.tar', `${oldest?.name}`.replace(/tar$/, 'json'), '..%2Fa.tar']) {
    expect((await download(`/admin/system/backups/${name}`))?.status).toBe(404)
  }

  await writeFile(join(folder, 'notes.txt'), 'mine')
  await writeFile(join(folder, 'wavelength-2020-01-01T00-00-00.000Z.tar'), 'by hand')
  const foreign = JSON.stringify({
    installationId: 'other',
    madeAt: '2020-01-01T00:00:00.000Z',
    host: 'other',
    proof: null,
  })
  await writeFile(join(folder, 'wavelength-2020-01-01T00-00-00.000Z.json'), foreign)
  await rm(join(folder, String(newest?.name)))
  expect((await admin.system.backups())?.list[0]).toMatchObject({ size: null })
  // The newest three stay, although those of the 21st are too old.
  later(5 * DAY)
  await run()
  const daysLeft = async () => {
    const left = (await readdir(folder)).filter((name) => !name.includes('2020-01-01'))
    return left.map((name) => name.replace(/^wavelength-[\d]{4}-(\d\d-\d\d)T.*\./, '$1 '))
  }
  expect(await daysLeft()).toEqual([
    'notes.txt',
    '11-21 json',
    '11-21 tar',
    '11-21 json',
    '11-26 json',
    '11-26 tar',
  ])
  later(DAY)
  await run()
  later(DAY)
  await run()
  expect(await daysLeft()).toEqual([
    'notes.txt',
    ...['11-26 json', '11-26 tar', '11-27 json', '11-27 tar', '11-28 json', '11-28 tar'],
  ])
  expect(await readdir(folder)).toHaveLength(9)
  expect((await admin.system.backups())?.list).toHaveLength(3)
})

test('a clock that is a year ahead, twice, removes no backup, and stops none once it is right again', async () => {
  const { tasks, runBackup } = answering(record, record, record, record, { error: 'full' }, record)
  const { run } = await open(runBackup)
  await run()
  for (const year of [2027, 2028]) {
    await run(`${year}-11-21T10:00:00Z`)
    expect(tasks.at(-1), 'removes nothing').toMatchObject({ keepDays: 0 })
  }
  expect(tasks).toHaveLength(3)
  await run('2026-11-21T11:00:00Z')
  expect(tasks, 'is due again').toHaveLength(4)
  expect(tasks.at(-1)).toMatchObject({ keepDays: 0 })
  await run('2027-11-22T10:00:00Z')
  expect(tasks, 'fails').toHaveLength(5)
  await run('2026-11-22T11:00:00Z')
  expect(tasks, 'is tried again').toHaveLength(6)
})

test('owners and alarms are told of a backup that is overdue, also if the clock was ahead', async () => {
  const METRICS_TOKEN = 'x'.repeat(32)
  const { tasks, runBackup } = answering(record, { error: 'full' })
  const { run, site, later, ...rest } = await open(runBackup, { METRICS_TOKEN })
  const { admin } = await signIn({ ...rest, site }, 'owner')
  const shown = async () => {
    const { text = '' } = (await site.metrics?.report()) ?? {}
    const [, age] = /^wavelength_backup_age_seconds (\S+)/m.exec(text) ?? []
    return { age, overdue: (await admin.dashboard.show()).waiting.backupOverdue }
  }
  await run()
  later(3.5 * DAY)
  expect(await shown()).toEqual({ age: expect.stringMatching(/^3024/), overdue: { days: 3 } })
  later(-33.5 * DAY)
  expect(await shown()).toEqual({ age: '+Inf', overdue: { days: null } })
  await run()
  expect(tasks).toHaveLength(2)
})

test('the folder of another machine is told apart', async () => {
  const { tasks, runBackup } = answering(record)
  const { run, ...site } = await open(runBackup)
  await run()
  const { admin } = await signIn(site, 'owner')
  expect(await admin.system.backups()).toMatchObject({
    isFolder: true,
    made: { at: tasks[0]?.now, host: expect.any(String), place: site.folder },
    list: [],
  })
})

test('without BACKUP_TO, one is made by hand beside the data, and none by itself', async () => {
  const { tasks, runBackup } = answering(record)
  const { run, ...site } = await open(runBackup, { BACKUP_TO: '' })
  await run()
  expect(tasks).toEqual([])
  const { admin } = await signIn(site, 'owner')
  expect(await admin.system.backUpNow()).toMatchObject({ ok: true })
  await vi.waitFor(() => expect(tasks).toMatchObject([{ to: join(site.dataDir, 'backups') }]))
  expect(await admin.system.backups()).toMatchObject({ isDaily: false, overdue: null })
})
