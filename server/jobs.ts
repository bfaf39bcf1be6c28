import type { Deps } from '#server/deps.ts'
import type { Purge } from '#server/features/cdn/purge.ts'
import { createMailCollector } from '#server/features/leads/mails/collect-mails.ts'
import { sweepMedia } from '#server/features/media/sweep-media.ts'
import type { ClickLog } from '#server/features/newsletter/clicks/click-log.ts'
import type { NotFoundLog } from '#server/features/not-found/not-found-log.ts'
import { applyRetention } from '#server/features/privacy/apply-retention.ts'
import type { ReadinessCheck } from '#server/features/system/readiness.ts'
import type { Outbound } from '#server/outbound.ts'
import { mayDeleteByAge } from '#server/platform/clock/deletion-pause.ts'
import type { SharedClock } from '#server/platform/clock/shared-clock.ts'
import { watchClock } from '#server/platform/clock/watch-clock.ts'
import type { ImapSettings } from '#server/platform/config/inbox-settings.ts'
import type { Database } from '#server/platform/db/open-database.ts'
import { sweepFiles } from '#server/platform/files/sweep-files.ts'
import { createJob, type Job } from '#server/platform/jobs/job.ts'
import { createLeader } from '#server/platform/jobs/leader.ts'
import { sweepLimits } from '#server/platform/limits/sweep-limits.ts'
import { deletionsByAge, type RepeatedJob, repeatedJobs } from './job-table.ts'
import { watchContent } from './watch-content.ts'

const SECOND = 1_000
const HOUR = 3_600 * SECOND

type Names = keyof ReturnType<typeof repeatedJobs> | 'cleanImports' | 'cleanFonts'

/** The background jobs. Tests also run them directly. */
export type Jobs = Record<Names, Job['run']> & {
  /** False if the content version could not be read lately, or the leader's lease not be written. */
  isDatabaseUp(): boolean
  refreshContent(): Promise<void>
  sweepFiles(): Promise<void>
  applyRetention(): Promise<void>
  checkReadiness(): Promise<void>
  announceChanges(): Promise<void>
  /** Takes the new mails of the mailbox. */
  collectMails(): Promise<void>
}

/** setInterval, or its replacement in a test. */
export type Repeat = (work: () => unknown, every: number) => NodeJS.Timeout | undefined

type JobServices = {
  purge: Purge
  announceChanges(): Promise<void>
  outbound: Outbound
  notFound: NotFoundLog
  clicks: ClickLog
  readiness: ReadinessCheck
  repeat: Repeat
  isInPlace: Database['isInPlace']
  adjustClock: SharedClock['adjust']
  /** The mailbox that is read, if any. */
  imap: ImapSettings | null
}

/** Starts the jobs; resolves after the first sweep. `stop` starts no more and waits for the running ones. */
export async function startJobs(
  deps: Deps,
  {
    purge,
    outbound,
    notFound,
    clicks,
    readiness,
    repeat,
    isInPlace,
    adjustClock,
    imap,
    ...own
  }: JobServices,
): Promise<Jobs & { stop(): Promise<void> }> {
  const stopping = new AbortController()
  const leader = createLeader(deps)
  const content = watchContent(deps, isInPlace)
  const job = (work: () => Promise<unknown>) => createJob(deps.report, work)
  const table = repeatedJobs(deps, leader, stopping.signal)
  const deletions = deletionsByAge(deps)
  // Without overlaps, which would take all connections to a slow database.
  const refresh = job(content.refresh)
  const notePurge = job(purge.noteVersion)
  const announce = job(own.announceChanges)
  let mayDelete = true
  const lookAtClock = job(async () => {
    mayDelete = await mayDeleteByAge(deps)
  })
  const sweep = job(async () => {
    await sweepFiles(deps, { keepsTrash: !mayDelete })
    await sweepMedia(deps, { keepsTrash: !mayDelete })
  })
  const retention = job(() => applyRetention(deps))
  const limits = job(() => sweepLimits(deps))
  const clean = async () => {
    await lookAtClock.run()
    await sweep.run()
    for (const deletion of mayDelete ? Object.values(deletions) : []) await deletion.run()
    if (mayDelete) void retention.run()
    await limits.run()
  }
  const collector = imap && createMailCollector(deps, imap)
  const mails = job(async () => collector?.collect())
  const readMailbox = async () => ((await leader.renew()) ? mails.run() : collector?.leave())
  const repeatAsLeader = (run: () => unknown, every: number) =>
    repeat(async () => (await leader.renew()) && run(), every)

  const isLeading = await leader.renew()
  await table.removeUnfinished.job.run()
  await clean()
  await readiness.run()
  if (isLeading) void table.makeDueBackup.job.run()
  void outbound.work()
  if (collector) void readMailbox()
  const timers = [
    repeat(refresh.run, SECOND),
    repeat(notePurge.run, SECOND),
    repeat(outbound.work, SECOND),
    repeat(leader.renew, 3 * SECOND),
    repeat(notFound.flush, 5 * SECOND),
    repeat(clicks.flush, 5 * SECOND),
    repeat(deps.insights.flush, 5 * SECOND),
    repeat(readiness.run, 5 * SECOND),
    repeat(adjustClock, 5 * SECOND),
    repeat(watchClock(deps.log), 5 * SECOND),
    collector ? repeat(readMailbox, 5 * SECOND) : undefined,
    repeatAsLeader(clean, HOUR),
    // Changes of a minute are one call.
    repeatAsLeader(announce.run, 60 * SECOND),
    ...Object.values<RepeatedJob>(table).map(({ job, every, leads }) =>
      (leads ? repeatAsLeader : repeat)(job.run, every),
    ),
  ]
  for (const timer of timers) timer?.unref()
  const running = [
    ...[refresh, notePurge, announce, lookAtClock, sweep, retention, limits, readiness, mails],
    ...Object.values(deletions),
    ...Object.values(table).map(({ job }) => job),
  ]
  return {
    ...runsOf(table),
    isDatabaseUp: () => content.isAnswered() && leader.canWrite(),
    refreshContent: content.refresh,
    sweepFiles: sweep.run,
    applyRetention: retention.run,
    cleanImports: deletions.cleanImports.run,
    cleanFonts: deletions.cleanFonts.run,
    checkReadiness: readiness.run,
    announceChanges: announce.run,
    collectMails: mails.run,
    async stop() {
      stopping.abort()
      for (const timer of timers) clearInterval(timer)
      await Promise.all([outbound.stop(), deps.backups.stop()])
      await Promise.all(running.map((job) => job.idle()))
      collector?.leave()
      await Promise.all([notFound.flush(), clicks.flush(), deps.insights.flush()])
      await leader.resign()
    },
  }
}

function runsOf<Name extends string>(table: Record<Name, RepeatedJob>) {
  const runs = Object.entries<RepeatedJob>(table).map(([name, { job }]) => [name, job.run])
  return Object.fromEntries(runs) as Record<Name, Job['run']>
}
