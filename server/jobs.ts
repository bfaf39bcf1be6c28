import type { Deps } from '#server/deps.ts'
import { removeEnded } from '#server/features/accounts/remove-ended.ts'
import { emptyTrash } from '#server/features/blog/posts/empty-trash.ts'
import { hasCalendarsToRead } from '#server/features/calls/calendars/due-calendars.ts'
import type { Purge } from '#server/features/cdn/purge.ts'
import { removeEndedLinks } from '#server/features/content/preview/remove-ended-links.ts'
import { cleanFonts } from '#server/features/fonts/clean-fonts.ts'
import { cleanImports } from '#server/features/import/clean-imports.ts'
import { hasImports } from '#server/features/import/has-imports.ts'
import { sendWeeklyLetters } from '#server/features/insights/send-weekly-letters.ts'
import { createMailCollector } from '#server/features/leads/mails/collect-mails.ts'
import { forgetMails } from '#server/features/leads/mails/forget-mails.ts'
import { removeOldMessages } from '#server/features/mail/remove-old-messages.ts'
import { finishPictures } from '#server/features/media/finish-pictures.ts'
import { sweepMedia } from '#server/features/media/sweep-media.ts'
import { hasIssuesToSend, runIssues } from '#server/features/newsletter/issues/run-issues.ts'
import { removeUnconfirmed } from '#server/features/newsletter/remove-unconfirmed.ts'
import type { NotFoundLog } from '#server/features/not-found/not-found-log.ts'
import { sendDueSteps } from '#server/features/pipeline/send-due-steps.ts'
import { applyRetention } from '#server/features/privacy/apply-retention.ts'
import type { ReadinessCheck } from '#server/features/system/readiness.ts'
import type { Outbound } from '#server/outbound.ts'
import { mayDeleteByAge } from '#server/platform/clock/deletion-pause.ts'
import type { SharedClock } from '#server/platform/clock/shared-clock.ts'
import { watchClock } from '#server/platform/clock/watch-clock.ts'
import type { ImapSettings } from '#server/platform/config/inbox-settings.ts'
import type { Database } from '#server/platform/db/open-database.ts'
import { sweepFiles } from '#server/platform/files/sweep-files.ts'
import { createJob } from '#server/platform/jobs/job.ts'
import { createLeader } from '#server/platform/jobs/leader.ts'
import { sweepLimits } from '#server/platform/limits/sweep-limits.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** After this long without an answer, the database counts as unavailable. */
const SILENCE_MAX = 10 * SECOND

/** The background jobs. Tests also run them directly. */
export type Jobs = {
  /** False if the content version could not be read lately, or the leader's lease not be written. */
  isDatabaseUp(): boolean
  refreshContent(): Promise<void>
  removeUnfinished(): Promise<void>
  sweepFiles(): Promise<void>
  applyRetention(): Promise<void>
  finishPictures(): Promise<void>
  makeDueBackup(): Promise<void>
  runDuePlans(): Promise<void>
  runIssues(): Promise<void>
  runImports(): Promise<void>
  cleanImports(): Promise<void>
  cleanFonts(): Promise<void>
  checkReadiness(): Promise<void>
  foldVisits(): Promise<void>
  sendWeeklyLetters(): Promise<void>
  sendDueSteps(): Promise<void>
  readCalendars(): Promise<void>
  collectMails(): Promise<void>
  /** Sends new counts to the open screens of the admin. */
  tellCounts(): Promise<void>
  /** Starts no more jobs and waits for the running ones. */
  stop(): Promise<void>
}

/** setInterval, or its replacement in a test. */
export type Repeat = (work: () => unknown, every: number) => NodeJS.Timeout | undefined

type JobServices = {
  purge: Purge
  outbound: Outbound
  notFound: NotFoundLog
  readiness: ReadinessCheck
  repeat: Repeat
  isInPlace: Database['isInPlace']
  adjustClock: SharedClock['adjust']
  /** The mailbox that is read, if any. */
  imap: ImapSettings | null
}

/** Starts the jobs; resolves after the first sweep. */
export async function startJobs(
  deps: Deps,
  { purge, outbound, notFound, readiness, repeat, isInPlace, adjustClock, imap }: JobServices,
): Promise<Jobs> {
  let hasFailed = false
  let lastAnswer = performance.now()
  // Pages keep their last version while the database is unavailable.
  const refreshContent = () =>
    deps.content.refresh().then(
      () => {
        hasFailed = !isInPlace()
        lastAnswer = performance.now()
      },
      () => {
        hasFailed = true
      },
    )
  // Without overlaps, which would take all connections to a slow database.
  const refresh = createJob(deps.report, refreshContent)
  const notePurge = createJob(deps.report, purge.noteVersion)
  const unfinished = createJob(deps.report, async () => {
    await deps.files.removeUnfinished()
    await deps.media.removeUnfinished()
  })
  let mayDelete = true
  const lookAtClock = createJob(deps.report, async () => {
    mayDelete = await mayDeleteByAge(deps)
  })
  const sweep = createJob(deps.report, async () => {
    await sweepFiles(deps, { keepsTrash: !mayDelete })
    await sweepMedia(deps, { keepsTrash: !mayDelete })
  })
  const trash = createJob(deps.report, () => emptyTrash(deps))
  const unconfirmed = createJob(deps.report, () => removeUnconfirmed(deps))
  const ended = createJob(deps.report, () => removeEnded(deps))
  const oldMessages = createJob(deps.report, () => removeOldMessages(deps))
  const endedLinks = createJob(deps.report, () => removeEndedLinks(deps))
  const oldImports = createJob(deps.report, () => cleanImports(deps))
  const oldFonts = createJob(deps.report, () => cleanFonts(deps))
  const oldMails = createJob(deps.report, () => forgetMails(deps))
  const rests = [oldImports, oldFonts, oldMails]
  const deletions = [trash, unconfirmed, oldMessages, ended, endedLinks, ...rests]
  const retention = createJob(deps.report, () => applyRetention(deps))
  const limits = createJob(deps.report, () => sweepLimits(deps))
  const stopping = new AbortController()
  const pictures = createJob(deps.report, () => finishPictures(deps, stopping.signal))
  const backup = createJob(deps.report, () => deps.backups.makeDue())
  const visits = createJob(deps.report, deps.insights.fold)
  const dueSteps = createJob(deps.report, () => sendDueSteps(deps))
  const calendars = createJob(deps.report, async () => {
    if (!(await hasCalendarsToRead(deps)) || !(await leader.renew())) return
    const { readCalendars } = await import('#server/features/calls/calendars/read-calendars.ts')
    await readCalendars(deps, stopping.signal)
  })
  const counts = createJob(deps.report, deps.countStreams.poll)
  const mails = createJob(deps.report, async () => collector?.collect())
  const leader = createLeader(deps)
  const letters = createJob(deps.report, () => sendWeeklyLetters(deps))
  const collector = imap && createMailCollector(deps, imap)
  const plans = createJob(deps.report, async () => {
    const due = await deps.store
      .selectFrom('plans')
      .select('id')
      .where('state', '=', 'pending')
      .where('due_at', '<=', deps.clock().toISOString())
      .limit(1)
      .executeTakeFirst()
    if (!due || !(await leader.renew())) return
    // Loaded when it is needed: publishing is most of the admin.
    const { runDuePlans } = await import('#server/features/content/plans/run-due-plans.ts')
    await runDuePlans(deps)
  })
  const issues = createJob(deps.report, async () => {
    if ((await hasIssuesToSend(deps)) && (await leader.renew())) await runIssues(deps)
  })
  const imports = createJob(deps.report, async () => {
    if (!(await hasImports(deps)) || !(await leader.renew())) return
    const { runImports } = await import('#server/features/import/run-imports.ts')
    await runImports(deps, stopping.signal)
  })
  const repeatAsLeader = (run: () => unknown, every: number) =>
    repeat(async () => (await leader.renew()) && run(), every)
  const readMailbox = async () => ((await leader.renew()) ? mails.run() : collector?.leave())
  const clean = async () => {
    await lookAtClock.run()
    await sweep.run()
    for (const job of mayDelete ? deletions : []) await job.run()
    if (mayDelete) void retention.run()
    await limits.run()
  }
  const isLeading = await leader.renew()
  await unfinished.run()
  await clean()
  await readiness.run()
  if (isLeading) void backup.run()
  void outbound.work()
  const timers = [
    repeat(refresh.run, SECOND),
    repeat(notePurge.run, SECOND),
    repeat(outbound.work, SECOND),
    repeat(plans.run, SECOND),
    repeat(issues.run, SECOND),
    repeat(imports.run, SECOND),
    repeat(pictures.run, SECOND),
    repeat(counts.run, 2 * SECOND),
    repeat(notFound.flush, 5 * SECOND),
    repeat(deps.insights.flush, 5 * SECOND),
    repeat(readiness.run, 5 * SECOND),
    repeat(leader.renew, 3 * SECOND),
    repeat(adjustClock, 5 * SECOND),
    repeat(watchClock(deps.log), 5 * SECOND),
    repeat(unfinished.run, HOUR),
    // One instance does it for all.
    repeatAsLeader(clean, HOUR),
    repeatAsLeader(backup.run, 10 * MINUTE),
    // Many visits at once are summed in a fraction of the time.
    repeatAsLeader(visits.run, 10 * MINUTE),
    repeatAsLeader(letters.run, 10 * MINUTE),
    repeatAsLeader(dueSteps.run, MINUTE),
    repeat(calendars.run, MINUTE),
  ]
  if (collector) {
    void readMailbox()
    timers.push(repeat(readMailbox, 5 * SECOND))
  }
  for (const timer of timers) timer?.unref()
  return {
    isDatabaseUp: () =>
      !hasFailed && leader.canWrite() && performance.now() - lastAnswer < SILENCE_MAX,
    refreshContent,
    removeUnfinished: unfinished.run,
    sweepFiles: sweep.run,
    applyRetention: retention.run,
    finishPictures: pictures.run,
    makeDueBackup: backup.run,
    runDuePlans: plans.run,
    runIssues: issues.run,
    runImports: imports.run,
    cleanImports: oldImports.run,
    cleanFonts: oldFonts.run,
    checkReadiness: readiness.run,
    foldVisits: visits.run,
    sendWeeklyLetters: letters.run,
    sendDueSteps: dueSteps.run,
    readCalendars: calendars.run,
    collectMails: mails.run,
    tellCounts: counts.run,
    async stop() {
      stopping.abort()
      for (const timer of timers) clearInterval(timer)
      await Promise.all([outbound.stop(), deps.backups.stop()])
      await Promise.all(
        [
          ...[refresh, notePurge, lookAtClock, unfinished, sweep, ...deletions, retention, limits],
          ...[backup, readiness, plans, issues, imports, pictures, counts, visits],
          ...[letters, dueSteps, mails, calendars],
        ].map((job) => job.idle()),
      )
      collector?.leave()
      await Promise.all([notFound.flush(), deps.insights.flush()])
      await leader.resign()
    },
  }
}
