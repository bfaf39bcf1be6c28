import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { isoDay } from '#model/day.ts'
import { removeFolder, type Site, startSite } from '#tests/fixtures/site.ts'
import { api } from './build-api.ts'
import { findFailures, type Journal, lostIn } from './evidence.ts'
import { numberedId, numberOf } from './numbered-ids.ts'
import { createRandom, type Random } from './random.ts'
import { attachStrace } from './strace.ts'
import { makeSubmission, type Submission, send } from './submissions.ts'

/** System calls to fail one at a time, on the files of SQLite or of the file store. */
type StorageKind = 'database' | 'files'
export type Target = { storage: StorageKind; call: string }

export const targets: Target[] = [
  ...['fsync', 'fdatasync', 'pwrite64', 'ftruncate'].map(on('database')),
  // A file is written by one or the other, depending on how its chunks arrive.
  ...['openat', 'write,writev', 'fsync', 'fdatasync', 'rename', 'mkdir'].map(on('files')),
]

/** Used alternately: a failing disk and a full one. */
const errors = ['EIO', 'ENOSPC']
/** More ids than one submission and its retry need. */
const IDS = 60
const TRIES_MAX = 300
/** The cleanup job removes nothing if there are more than ten orphaned files. */
const CLEANUP_EVERY = 8

/**
 * Fails every such call of a submission in turn: the first, the second and so on, until a submission makes no more of
 * them. Each time, the visitor must get an error or the lead must be stored durably, and a retry must store it once.
 * With a `stride`, only every n-th of SQLite's many writes fails.
 */
export async function runDiskFaults({
  seed,
  only = targets,
  stride = 1,
  brokenModule,
}: {
  seed: number
  only?: Target[]
  stride?: number
  brokenModule?: string
}) {
  const random = createRandom(seed)
  const folder = mkdtempSync(join(tmpdir(), 'wavelength-faults-'))
  const dataDir = join(folder, 'data')
  const journal: Journal = { sent: [], acknowledged: [] }
  const failures: string[] = []
  const failed: Record<string, number> = {}
  const start = (flags: string[]) =>
    startSite({
      dataDir,
      program: [...(brokenModule ? ['--import', brokenModule] : []), ...api, ...flags],
      env: { TRUSTED_PROXIES: '1', UV_THREADPOOL_SIZE: '1', UV_USE_IO_URING: '0' },
    })
  /** A server whose clock is two hours ahead removes orphaned files when it starts. */
  const removeOrphans = async () => (await start(['--idle', '--ahead=7200000'])).kill()
  let faultCount = 0
  const site = await start(['--idle', '--ids=0'])
  try {
    await store(site, journal, withFile(random, journal))
    for (const target of only) {
      const step = target.call === 'pwrite64' ? stride : 1
      for (let number = 1; number <= TRIES_MAX; number += step) {
        const error = errors[journal.sent.length % 2] ?? 'EIO'
        const submission = withFile(random, journal)
        const paths = pathsOf(dataDir, target.storage)
        const inject = `inject=${target.call}:error=${error}:when=${number}`
        const flags = [
          '-y',
          '-e',
          `trace=${target.call}`,
          '-e',
          inject,
          ...paths.flatMap((path) => ['-P', path]),
        ]
        const tracer = await attachStrace(site.pid, join(folder, 'trace.log'), flags)
        const response = await send(site.origin, submission).catch(() => null)
        const injected = (await tracer.detach())
          .split('\n')
          .find((line) => line.includes('(INJECTED)'))
        const fault = `${error} for ${target.call} ${number} on the ${target.storage}`
        const isAcknowledged = response !== null && response.status < 300
        if (isAcknowledged) {
          journal.acknowledged.push({ submission, reference: response.reference })
          if (injected && isNeeded(target, injected)) failures.push(`${fault}: acknowledged`)
        }
        if (!injected) {
          if (!isAcknowledged)
            failures.push(`${fault}: nothing failed, but the response is ${response?.text}`)
          break
        }
        failed[`${target.storage} ${target.call}`] = number
        if (++faultCount % CLEANUP_EVERY === 0) await removeOrphans()
        const stored = await store(site, journal, submission)
        failures.push(
          ...[...stored, ...lostIn(dataDir, journal.acknowledged.slice(-2))].map(
            (failure) => `${fault}: ${failure}`,
          ),
        )
      }
    }
    await site.kill()
    await removeOrphans()
    failures.push(...findFailures(dataDir, journal))
    return { figures: { failed, submissions: journal.sent.length }, failures }
  } finally {
    await site.kill()
    removeFolder(folder)
  }
}

/** Whether a submission cannot be durable if this call failed. */
function isNeeded({ call }: Target, injected: string) {
  // If mkdir fails with EIO, Node checks whether the folder exists, and continues if it does.
  if (call === 'mkdir') return false
  // A checkpoint follows the commit, and its failure loses nothing.
  return !injected.includes('wavelength.sqlite>')
}

function on(storage: StorageKind) {
  return (call: string): Target => ({ storage, call })
}

/** Sends a submission without injected errors; returns a failure if it is not acknowledged. */
async function store(site: Site, journal: Journal, submission: Submission) {
  const response = await send(site.origin, submission).catch(() => null)
  if (!response || response.status >= 300) return [`the retry was answered with ${response?.text}`]
  journal.acknowledged.push({ submission, reference: response.reference })
  return []
}

function withFile(random: Random, journal: Journal) {
  for (let number = journal.sent.length; ; ) {
    const submission = makeSubmission(random, number)
    if (!submission.file) continue
    journal.sent.push(submission)
    return submission
  }
}

/** Paths that the next submission will use: SQLite's files, or the file store's folders and its new files. */
function pathsOf(dataDir: string, storage: StorageKind) {
  const database = join(dataDir, 'wavelength.sqlite')
  if (storage === 'database') return [database, `${database}-wal`]
  const files = join(dataDir, 'files')
  const day = join(files, isoDay(new Date()))
  const next = lastNumber(database) + 1
  const ids = Array.from({ length: IDS }, (_, index) => numberedId(next + index))
  const newPaths = ids.flatMap((id) => [join(files, 'incoming', id), join(day, id)])
  return [files, day, ...newPaths]
}

/** Ids are assigned in order; a submission's last ones are in its outbox rows. */
function lastNumber(path: string) {
  const database = new DatabaseSync(path, { readOnly: true })
  const row = database.prepare('select max(id) as id from outbox').get()
  database.close()
  return numberOf(String(row?.id))
}
