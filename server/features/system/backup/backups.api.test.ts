import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
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
  const fault = { fault: 'the bucket is away' }
  const { tasks, runBackup } = answering(fault, fault, record)
  const { run, later, logged, ...site } = await open(runBackup)
  await run()
  const { admin } = await signIn(site, 'owner')
  expect(await admin.system.backups()).toMatchObject({
    made: null,
    fault: { text: 'the bucket is away.' },
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
  expect(await admin.system.backups()).toMatchObject({ made: { at: tasks[2]?.now }, fault: null })
  expect((await admin.dashboard.show()).waiting.backupFailedAt).toBeNull()
})

test('only one is made at a time, and closing the site ends it', async () => {
  const signals: AbortSignal[] = []
  const { site, openAnother, clock, ...rest } = await open((_, signal) => {
    signals.push(signal)
    const { promise, resolve } = Promise.withResolvers<BackupAnswer>()
    signal.addEventListener('abort', () => resolve({ fault: 'ended' }))
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
  expect(await admin.system.backups()).toMatchObject({ isBeingMade: false, fault: null })
  expect(await admin.system.backUpNow()).toMatchObject({ ok: true })
  await other.makeDueBackup()
  expect(tasks).toHaveLength(1)
})

test('owners make and download backups, and old ones go after a newer one was proven', async () => {
  const used = await open()
  const { run, folder, later, fetch, rows } = used
  const body = inquiryForm({}, { name: 'brief.pdf', content: pdf() })
  expect((await fetch('/api/inquiries', { method: 'POST', body })).status).toBe(201)
  await run()
  const { admin, download } = await signIn(used, 'owner')
  const begun = await admin.system.backUpNow()
  expect(begun).toMatchObject({ ok: true })
  await run()
  const shown = await admin.system.backups()
  expect(shown).toMatchObject({ isBeingMade: false, fault: null, place: folder, keepDays: 14 })
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
  later(15 * DAY)
  await run()
  const left = (await readdir(folder)).filter((name) => !name.includes('2020-01-01'))
  expect(left).toEqual([
    'notes.txt',
    expect.stringMatching(/^wavelength-2026-12-06.*json$/),
    expect.stringMatching(/^wavelength-2026-12-06.*tar$/),
  ])
  expect(await readdir(folder)).toHaveLength(5)
  expect((await admin.system.backups())?.list).toHaveLength(1)
})

test('the folder of another machine, and no place at all, are told apart', async () => {
  const { tasks, runBackup } = answering(record)
  const { run, ...site } = await open(runBackup)
  await run()
  const { admin } = await signIn(site, 'owner')
  expect(await admin.system.backups()).toMatchObject({
    isFolder: true,
    made: { at: tasks[0]?.now, host: expect.any(String), place: site.folder },
    list: [],
  })
  const none = await openTestSite()
  const owner = await signIn(none, 'owner')
  expect(await owner.admin.system.backups()).toBeNull()
  expect(await owner.admin.system.backUpNow()).toMatchObject({
    message: expect.stringContaining('Set BACKUP_TO'),
  })
})
