import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { isoDay } from '#model/day.ts'
import { removeFolder, type Site, startSite } from '#tests/fixtures/site.ts'
import { faultsIn, type Journal, lostIn } from './evidence.ts'
import { numberedId, numberOf } from './numbered-ids.ts'
import { createRandom, type Random } from './random.ts'
import { attachStrace } from './strace.ts'
import { makeSubmission, type Submission, send } from './submissions.ts'

/** System calls that are made to fail, one after the other, on the files of SQLite or of the file store. */
type Place = 'database' | 'files'
export type Target = { place: Place; call: string }

export const targets: Target[] = [
  ...['fsync', 'fdatasync', 'pwrite64', 'ftruncate'].map(on('database')),
  ...['openat', 'write', 'writev', 'fsync', 'fdatasync', 'rename', 'mkdir'].map(on('files')),
]

/** What a disk says in turn: broken, and full. */
const errors = ['EIO', 'ENOSPC']
/** More ids than one submission and its repetition take. */
const IDS = 60
const TRIES_MAX = 300
/** The sweeper leaves more orphans than ten alone. */
const SWEEP_EVERY = 8

/**
 * Makes every such call of a submission fail in turn, the first, the second and so on until one is stored without a
 * fault. Each time the visitor must get an error, or the lead must be stored for good; sent again it is stored once.
 * With a `stride` only every so many of SQLite's many writes fail.
 */
export async function runDiskFaults({
  seed,
  only = targets,
  stride = 1,
  wrong,
}: {
  seed: number
  only?: Target[]
  stride?: number
  wrong?: string
}) {
  const random = createRandom(seed)
  const folder = mkdtempSync(join(tmpdir(), 'wavelength-faults-'))
  const dataDir = join(folder, 'data')
  const journal: Journal = { sent: [], acknowledged: [] }
  const faults: string[] = []
  const failed: Record<string, number> = {}
  const start = (flags: string[]) =>
    startSite({
      dataDir,
      program: [...(wrong ? ['--import', wrong] : []), 'tests/chaos/serve.ts', ...flags],
      env: { TRUSTED_PROXIES: '1', UV_THREADPOOL_SIZE: '1', UV_USE_IO_URING: '0' },
    })
  /** A start two hours later clears up. */
  const sweep = async () => (await start(['--idle', '--ahead=7200000'])).kill()
  let count = 0
  const site = await start(['--idle', '--ids=0'])
  try {
    await store(site, journal, withFile(random, journal))
    for (const target of only) {
      const step = target.call === 'pwrite64' ? stride : 1
      for (let number = 1; number <= TRIES_MAX; number += step) {
        const error = errors[journal.sent.length % 2] ?? 'EIO'
        const submission = withFile(random, journal)
        const paths = pathsOf(dataDir, target.place)
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
        const answer = await send(site.origin, submission).catch(() => null)
        const injected = (await tracer.detach())
          .split('\n')
          .find((line) => line.includes('(INJECTED)'))
        const what = `${error} for ${target.call} ${number} on the ${target.place}`
        const isAcknowledged = answer !== null && answer.status < 300
        if (isAcknowledged) {
          journal.acknowledged.push({ submission, reference: answer.reference })
          if (injected && isNeeded(target, injected)) faults.push(`${what}: acknowledged`)
        }
        if (!injected) {
          if (!isAcknowledged)
            faults.push(`${what}: nothing failed, and it answered ${answer?.text}`)
          break
        }
        failed[`${target.place} ${target.call}`] = number
        if (++count % SWEEP_EVERY === 0) await sweep()
        const stored = await store(site, journal, submission)
        faults.push(
          ...[...stored, ...lostIn(dataDir, journal.acknowledged.slice(-2))].map(
            (fault) => `${what}: ${fault}`,
          ),
        )
      }
    }
    await site.kill()
    await sweep()
    faults.push(...faultsIn(dataDir, journal))
    return { figures: { failed, submissions: journal.sent.length }, faults }
  } finally {
    await site.kill()
    removeFolder(folder)
  }
}

/** Whether a submission cannot be durable where this call failed. */
function isNeeded({ call }: Target, injected: string) {
  // Node looks whether the folder is there when mkdir fails with EIO, and goes on if it is.
  if (call === 'mkdir') return false
  // A checkpoint comes after the answer's commit, and its own failure loses nothing.
  return !injected.includes('wavelength.sqlite>')
}

function on(place: Place) {
  return (call: string): Target => ({ place, call })
}

/** Sends it with nothing in the way; a sentence where it is not acknowledged. */
async function store(site: Site, journal: Journal, submission: Submission) {
  const answer = await send(site.origin, submission).catch(() => null)
  if (!answer || answer.status >= 300) return [`sent again it was answered ${answer?.text}`]
  journal.acknowledged.push({ submission, reference: answer.reference })
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

/** What the next submission will touch: SQLite's files, or the file store's folders and the files it is about to make. */
function pathsOf(dataDir: string, place: Place) {
  const database = join(dataDir, 'wavelength.sqlite')
  if (place === 'database') return [database, `${database}-wal`]
  const files = join(dataDir, 'files')
  const day = join(files, isoDay(new Date()))
  const next = lastNumber(database) + 1
  const ids = Array.from({ length: IDS }, (_, index) => numberedId(next + index))
  const made = ids.flatMap((id) => [join(files, 'incoming', id), join(day, id)])
  return [files, day, ...made]
}

/** Ids are handed out in order, and each submission's last are those of its rows. */
function lastNumber(path: string) {
  const database = new DatabaseSync(path, { readOnly: true })
  const row = database.prepare('select max(id) as id from outbox').get()
  database.close()
  return numberOf(String(row?.id))
}
