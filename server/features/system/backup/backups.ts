import { hostname } from 'node:os'
import { localDay } from '#model/local-time.ts'
import { mayDeleteByAge } from '#server/platform/clock/deletion-pause.ts'
import type { BackupSettings } from '#server/platform/config/backup-settings.ts'
import type { Config } from '#server/platform/config/config.ts'
import type { Store } from '#server/platform/db/schema.ts'
import { createLease, isLeased } from '#server/platform/jobs/leader.ts'
import type { Clock, Log, Report, SiteSettings } from '#server/platform/runtime.ts'
import { backUpInProcess, type RunBackup } from './backup-process.ts'
import { type BackupPlace, openPlace } from './place.ts'
import { readState, writeState } from './state.ts'
import { workFolderFor } from './work-folder.ts'

const LEASE = 'backup'
const SECOND = 1_000
const HOUR = 3_600 * SECOND

/** After this long a backup counts as hanging. */
const TIME_LIMIT = 12 * HOUR

/** The site's backups. */
export type Backups = {
  settings: BackupSettings
  place: BackupPlace
  /** Makes today's, where one is made daily, if there is none, or an hour has passed since it failed. */
  makeDue(): Promise<void>
  /** Begins one. False if one is being made, on whatever instance. */
  begin(): Promise<boolean>
  isBeingMade(): Promise<boolean>
  /** Waits for the one that was begun here. */
  idle(): Promise<void>
  /** Ends the one that was begun here. */
  stop(): Promise<void>
}

type BackupsConfig = Pick<Config, 'dataDir' | 'databaseUrl' | 'files' | 'diskReserve' | 'backup'>
type BackupsDeps = { store: Store; content: SiteSettings; clock: Clock; report: Report; log: Log }

export async function createBackups(
  config: BackupsConfig,
  deps: BackupsDeps,
  run: RunBackup = backUpInProcess,
): Promise<Backups> {
  const { store, content, clock, report, log } = deps
  const { backup: settings } = config
  const place = await openPlace(settings.to)
  const stopping = new AbortController()
  let current: Promise<void> | undefined

  async function makeDue() {
    if (settings.isDaily && (await isDue())) await begin()
    await current
  }

  async function isDue() {
    const { made, error } = await readState(store)
    const { timeZone } = await content.site()
    const now = clock()
    // Times ahead are from before the clock was set back.
    if (error && Math.abs(now.getTime() - Date.parse(error.at)) < HOUR) return false
    if (made?.place !== place.storage.name) return true
    return localDay(new Date(made.at), timeZone) !== localDay(now, timeZone)
  }

  async function begin() {
    if (stopping.signal.aborted) return false
    const lease = createLease(deps, LEASE)
    if (!(await lease.renew())) return false
    const renewal = setInterval(lease.renew, 3 * SECOND)
    current = make()
      .catch((error: unknown) => void report(error))
      .finally(async () => {
        clearInterval(renewal)
        await lease.resign()
      })
    return true
  }

  async function make() {
    const { databaseUrl, dataDir, files, diskReserve } = config
    const at = clock().toISOString()
    const mayDelete = await mayDeleteByAge(deps)
    const task = {
      config: { databaseUrl, dataDir, files, diskReserve },
      to: settings.to,
      keepDays: mayDelete ? settings.keepDays : 0,
      work: workFolderFor(settings.to, config),
      now: at,
    }
    const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(TIME_LIMIT)])
    const answer = await run(task, signal)
    if (stopping.signal.aborted) return
    const before = await readState(store)
    const host = hostname()
    if ('record' in answer) {
      const made = { at, host, place: place.storage.name }
      await writeState(store, { made, error: null })
      return
    }
    const text = answer.error.replace(/\.?$/, '.')
    await writeState(store, { ...before, error: { at: clock().toISOString(), host, text } })
    if (before.error?.text === text) return
    log(`The backup failed: ${text} It is tried again every hour; /admin/system shows its state.`)
  }

  return {
    settings,
    place,
    makeDue,
    begin,
    isBeingMade: () => isLeased(deps, LEASE),
    idle: async () => current,
    async stop() {
      stopping.abort()
      await current
    },
  }
}
