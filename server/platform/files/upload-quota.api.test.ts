import fs from 'node:fs'
import { mkdir, open, rename } from 'node:fs/promises'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { MEBIBYTE } from '#model/leads/upload.ts'
import type { Disk } from '#server/platform/storage/disk-storage.ts'
import { signIn } from '#tests/fixtures/admin.ts'
import { openTestSite } from '#tests/fixtures/api.ts'
import { applicationForm } from '#tests/fixtures/application.ts'
import { eicar, startClamd } from '#tests/fixtures/clamd.ts'
import { inquiryForm } from '#tests/fixtures/inquiry.ts'
import { pdf, png } from '#tests/fixtures/uploads.ts'
import { isDiskFull } from './disk-full.ts'

type Deps = Parameters<typeof openTestSite>[0]

async function setup(deps: Deps = {}, settings: Record<string, string> = {}) {
  const test = await openTestSite(deps, settings)
  let count = 0
  /** A new inquiry from this address. */
  const inquire = async (content?: Buffer, address = '192.0.2.1', name = 'a.pdf') => {
    const details = `Project ${++count}`
    const body = inquiryForm({ details }, content && { name, content })
    const request = await withLength('http://localhost/contact', body)
    return test.site.servicesFor({ address }).inquiries.submit(request)
  }
  const apply = async () => {
    const response = await test.fetch('/api/applications', {
      method: 'POST',
      body: applicationForm(),
    })
    return (await response.json()) as { status: number; message: string }
  }
  const addPicture = async () => {
    const { admin } = await signIn(test, 'editor')
    const file = new File([png as BlobPart], 'dot.png')
    return admin.media.upload({ file, alt: 'A dot', name: 'Dot' })
  }
  return { ...test, inquire, apply, addPicture }
}

/** A form's POST with its Content-Length, as a browser sends it. */
async function withLength(url: string, form: FormData) {
  const { headers, body } = new Request(url, { method: 'POST', body: form })
  const bytes = await new Response(body).arrayBuffer()
  headers.set('content-length', String(bytes.byteLength))
  return new Request(url, { method: 'POST', headers, body: bytes })
}

const noFile = expect.stringMatching(/^We cannot accept files.* send the form without the file/)

test('on a nearly full disk text is accepted and files are refused with a message', async () => {
  let free = 501 * MEBIBYTE
  const site = await setup({ freeSpace: async () => free }, { DISK_RESERVE_MB: '500' })
  const { inquire, apply, addPicture, rows, storedFiles, reported, logged } = site
  expect(await inquire(pdf(1_000))).toMatchObject({ status: 201 })
  free -= MEBIBYTE / 2
  // Uploads in progress count too, and so does a file larger than the free space.
  expect(await inquire(pdf(MEBIBYTE))).toMatchObject({
    status: 507,
    message: noFile,
    errors: { file: noFile },
    values: { name: 'Ann Lee', details: 'Project 2' },
  })
  free -= MEBIBYTE
  expect(await inquire(pdf(1_000))).toMatchObject({ status: 507 })
  expect(await inquire()).toMatchObject({ status: 201 })
  const message = 'We cannot accept files at the moment. Please try again later.'
  expect(await apply()).toMatchObject({ status: 507, message })
  expect(await addPicture()).toMatchObject({
    ok: false,
    status: 507,
    errors: { file: expect.stringContaining('nearly full') },
  })
  expect(await rows('leads')).toHaveLength(2)
  expect(await storedFiles()).toHaveLength(1)
  expect(logged).toEqual([expect.stringMatching(/^Files are refused: .* 500 MB are kept/)])
  expect(reported).toEqual([])
})

test('an address has a daily quota for files, and none for text', async () => {
  let now = new Date('2026-11-21T09:30:00Z')
  const { inquire, rows } = await setup({ clock: () => now }, { UPLOAD_DAILY_MB: '2' })
  const large = pdf(1.2 * MEBIBYTE)
  // Unused quota is returned.
  expect(await inquire(large, undefined, 'a.exe')).toMatchObject({ status: 422 })
  expect(await inquire(large)).toMatchObject({ status: 201 })
  expect(await inquire(large)).toMatchObject({
    status: 429,
    errors: { file: expect.stringMatching(/^Your network .* try again tomorrow\.$/) },
    values: { details: 'Project 3' },
  })
  expect(await inquire()).toMatchObject({ status: 201 })
  expect(await inquire(pdf(MEBIBYTE / 2))).toMatchObject({ status: 201 })
  expect(await inquire(large, '192.0.2.2')).toMatchObject({ status: 201 })
  now = new Date('2026-11-22T00:00:01Z')
  expect(await inquire(large)).toMatchObject({ status: 201 })
  expect(await rows('lead_files')).toHaveLength(4)
})

test.runIf(inject('databaseKind') === 'postgres')(
  'limits that cannot be counted refuse nobody',
  async () => {
    const { inquire, reported, rows, database } = await setup()
    await database.store.schema.dropTable('rate_limits').execute()
    expect(await inquire(pdf(1_000))).toMatchObject({ status: 201 })
    expect(reported).toHaveLength(2)
    expect(await rows('lead_files')).toHaveLength(1)
  },
)

/** A disk on which every file fails after its first bytes. */
const fullDisk: Disk = {
  ...{ mkdir, open, rename },
  createWriteStream: (path, options) => {
    const write = (...all: unknown[]) => {
      const done = all.pop() as (error: Error) => void
      done(Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }))
    }
    return fs.createWriteStream(path, {
      ...(options as object),
      fs: { ...fs, write, writev: undefined },
    } as never)
  },
}

test('a disk that fills up during an upload gives a message, with its cause in the log', async () => {
  const { inquire, reported, storedFiles, rows } = await setup({ disk: fullDisk })
  const log = vi.spyOn(console, 'error').mockReturnValue()
  expect(await inquire(pdf())).toMatchObject({
    status: 507,
    retryAfter: 5,
    errors: { file: noFile },
    values: { details: 'Project 1' },
  })
  expect(log.mock.calls).toEqual([
    [
      expect.stringMatching(
        /The file storage is unavailable: .*disk is full\. Make room\..*ENOSPC/,
      ),
    ],
  ])
  expect(reported).toEqual([])
  expect(await storedFiles()).toEqual([])
  expect(await inquire()).toMatchObject({ status: 201 })
  expect(await rows('leads')).toHaveLength(1)
})

test.runIf(inject('databaseKind') === 'postgres')(
  'a full database gives a message, and what was typed is returned',
  async () => {
    const { inquire, reported, database } = await setup()
    await sql`create function full_disk() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file: No space left' using errcode = '53100'; end $$`.execute(
      database.store,
    )
    await sql`create trigger full_disk before insert on leads execute function full_disk()`.execute(
      database.store,
    )
    const log = vi.spyOn(console, 'error').mockReturnValue()
    expect(await inquire()).toMatchObject({
      status: 507,
      retryAfter: 5,
      message: expect.stringMatching(/^We could not send your message/),
      values: { details: 'Project 1' },
    })
    expect(reported).toEqual([])
    expect(log.mock.calls).toEqual([[expect.stringMatching(/disk of PostgreSQL is full/)]])
  },
)

test.runIf(inject('databaseKind') === 'sqlite')(
  'an error of SQLite for a full disk is recognized',
  () => {
    const database = new DatabaseSync(':memory:')
    onTestFinished(() => database.close())
    database.exec('create table a (b); pragma max_page_count = 2')
    const fill = () => database.exec(`insert into a values ('${'x'.repeat(10_000)}')`)
    expect(fill).toThrow(expect.toSatisfy(isDiskFull))
  },
)

test('a file with a virus is refused with an error at its field, and any other is stored unchanged', async () => {
  const clamd = await startClamd(onTestFinished)
  const { inquire, addPicture, rows, storedFiles, logged } = await setup(
    {},
    { CLAMAV_URL: clamd.url },
  )
  const large = pdf(300_000)
  expect(await inquire(large)).toMatchObject({ status: 201 })
  expect(clamd.scanned[0]?.equals(large)).toBe(true)
  expect(await inquire(eicar, undefined, 'notes.txt')).toMatchObject({
    status: 422,
    errors: { file: expect.stringMatching(/virus scanner rejected .* without the file/) },
    values: { details: 'Project 2' },
  })
  expect(await addPicture()).toMatchObject({ ok: true })
  expect(clamd.scanned.at(-1)?.equals(png)).toBe(true)
  expect(await rows('leads')).toHaveLength(1)
  expect(await storedFiles()).toHaveLength(1)
  expect(logged).toEqual([expect.stringContaining('found Eicar-Test-Signature')])
})

const scannerFailures: [string, (() => string) | null][] = [
  ['is unreachable', null],
  ['gives no verdict', () => 'INSTREAM size limit exceeded. ERROR'],
]

test.for(scannerFailures)(
  'if the scanner %s, files are refused and text is accepted',
  async ([, verdict]) => {
    const url = verdict ? (await startClamd(onTestFinished, verdict)).url : 'tcp://127.0.0.1:1'
    const site = await setup({}, { CLAMAV_URL: url })
    const { inquire, apply, addPicture, rows, storedFiles, reported } = site
    expect(await inquire(pdf())).toMatchObject({
      status: 503,
      errors: { file: expect.stringMatching(/^We cannot check files .* without the file/) },
    })
    expect(await apply()).toMatchObject({ status: 503 })
    expect(await addPicture()).toMatchObject({ ok: false, status: 503 })
    expect(await inquire()).toMatchObject({ status: 201 })
    expect(await rows('leads')).toHaveLength(1)
    expect(await storedFiles()).toEqual([])
    expect(reported).toHaveLength(3)
    expect(String(reported[0])).toMatch(/virus scanner of CLAMAV_URL/)
  },
)

test('the system screen shows the scanner and the disk reserve', async () => {
  const { url } = await startClamd(onTestFinished)
  const answering = await setup({}, { CLAMAV_URL: url, DISK_RESERVE_MB: '7' })
  const { admin } = await signIn(answering, 'owner')
  expect(await admin.system.show()).toMatchObject({
    scanner: { version: 'ClamAV 1.4.3/27800', error: null },
    folder: { reserve: 7 * MEBIBYTE },
  })
  const away = await setup({}, { CLAMAV_URL: 'tcp://127.0.0.1:1' })
  const owner = await signIn(away, 'owner')
  expect((await owner.admin.system.show()).scanner).toMatchObject({
    error: expect.stringMatching(/cannot be used: connect ECONNREFUSED/),
  })
})
