import type { Deps } from '#server/deps.ts'
import { removeEnded } from '#server/features/accounts/remove-ended.ts'
import { emptyTrash } from '#server/features/blog/posts/empty-trash.ts'
import { hasCalendarsToRead } from '#server/features/calls/calendars/due-calendars.ts'
import { removeEndedLinks } from '#server/features/content/preview/remove-ended-links.ts'
import { cleanFonts } from '#server/features/fonts/clean-fonts.ts'
import { cleanImports } from '#server/features/import/clean-imports.ts'
import { hasImports } from '#server/features/import/has-imports.ts'
import { sendWeeklyLetters } from '#server/features/insights/send-weekly-letters.ts'
import { forgetMails } from '#server/features/leads/mails/forget-mails.ts'
import { removeOldMessages } from '#server/features/mail/remove-old-messages.ts'
import { finishPictures } from '#server/features/media/finish-pictures.ts'
import { hasIssuesToSend, runIssues } from '#server/features/newsletter/issues/run-issues.ts'
import { removeUnconfirmed } from '#server/features/newsletter/remove-unconfirmed.ts'
import { sendDueSteps } from '#server/features/pipeline/send-due-steps.ts'
import { createJob, type Job } from '#server/platform/jobs/job.ts'
import type { Lease } from '#server/platform/jobs/leader.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

type Work = () => Promise<unknown>

/** A job, and the milliseconds between two runs. `leads`: one instance does it for all. */
export type RepeatedJob = { job: Job; every: number; leads?: true }

/** Jobs that repeat, by name. */
export function repeatedJobs(deps: Deps, leader: Lease, stopping: AbortSignal) {
  /** Work of which there is seldom any: one instance does it for all, and loads its code when there is. */
  const whenDue = (isDue: () => Promise<unknown>, work: Work) =>
    createJob(deps.report, async () => {
      if ((await isDue()) && (await leader.renew())) await work()
    })
  const job = (work: Work) => createJob(deps.report, work)
  return {
    runDuePlans: {
      every: SECOND,
      job: whenDue(
        () => hasDuePlans(deps),
        // Publishing is most of the admin.
        async () => {
          const { runDuePlans } = await import('#server/features/content/plans/run-due-plans.ts')
          await runDuePlans(deps)
        },
      ),
    },
    runIssues: {
      every: SECOND,
      job: whenDue(
        () => hasIssuesToSend(deps),
        () => runIssues(deps),
      ),
    },
    runImports: {
      every: SECOND,
      job: whenDue(
        () => hasImports(deps),
        async () => {
          const { runImports } = await import('#server/features/import/run-imports.ts')
          await runImports(deps, stopping)
        },
      ),
    },
    readCalendars: {
      every: MINUTE,
      job: whenDue(
        () => hasCalendarsToRead(deps),
        async () => {
          const calendars = await import('#server/features/calls/calendars/read-calendars.ts')
          await calendars.readCalendars(deps, stopping)
        },
      ),
    },
    finishPictures: { every: SECOND, job: job(() => finishPictures(deps, stopping)) },
    tellCounts: { every: 2 * SECOND, job: job(deps.countStreams.poll) },
    removeUnfinished: {
      every: HOUR,
      job: job(async () => {
        await deps.files.removeUnfinished()
        await deps.media.removeUnfinished()
      }),
    },
    makeDueBackup: { every: 10 * MINUTE, leads: true, job: job(() => deps.backups.makeDue()) },
    // Many visits at once are summed in a fraction of the time.
    foldVisits: { every: 10 * MINUTE, leads: true, job: job(deps.insights.fold) },
    sendWeeklyLetters: { every: 10 * MINUTE, leads: true, job: job(() => sendWeeklyLetters(deps)) },
    sendDueSteps: { every: MINUTE, leads: true, job: job(() => sendDueSteps(deps)) },
  } satisfies Record<string, RepeatedJob>
}

function hasDuePlans({ store, clock }: Deps) {
  return store
    .selectFrom('plans')
    .select('id')
    .where('state', '=', 'pending')
    .where('due_at', '<=', clock().toISOString())
    .limit(1)
    .executeTakeFirst()
}

/** What is deleted once it is old enough, by name. A clock that is ahead would delete too much: see deletion-pause.ts. */
export function deletionsByAge(deps: Deps) {
  const job = (work: Work) => createJob(deps.report, work)
  return {
    emptyTrash: job(() => emptyTrash(deps)),
    removeUnconfirmed: job(() => removeUnconfirmed(deps)),
    removeOldMessages: job(() => removeOldMessages(deps)),
    removeEnded: job(() => removeEnded(deps)),
    removeEndedLinks: job(() => removeEndedLinks(deps)),
    cleanImports: job(() => cleanImports(deps)),
    cleanFonts: job(() => cleanFonts(deps)),
    forgetMails: job(() => forgetMails(deps)),
  } satisfies Record<string, Job>
}
