import type { ReactNode } from 'react'
import { Moment } from '#app/admin/kit/moment.tsx'
import type { Tone } from '#app/admin/kit/tag.tsx'
import { useSite } from '#app/use-site.ts'
import { adminPaths, documentPath, issuePath, pipelineListPath } from '#model/admin-paths.ts'
import { localDay } from '#model/local-time.ts'
import { momentText } from '#model/moment-text.ts'
import type { Waiting } from '#server/features/dashboard/action-items.ts'

/** For example "3" (coloured by urgency), "inquiries are overdue", "the oldest since …". */
export type ActionLine = {
  key: string
  to: string
  tone: Tone
  count: number
  text: string
  detail?: ReactNode
}

/** What needs attention, the most urgent first. */
export function actionLines(waiting: Waiting, today: string, isNotified: boolean): ActionLine[] {
  const { overdue, overdueSince, open, openUntil, partners, applications, mail } = waiting
  const { refused, backupFailedAt, backupOverdue, errors } = waiting
  const lines: (ActionLine | false)[] = [
    ...waiting.failedPlans.map(({ document, title, failure }) => ({
      key: `plan ${document}`,
      to: documentPath(document),
      tone: 'late' as const,
      count: 1,
      text: `scheduled change to “${title}” did not happen`,
      detail: failure,
    })),
    ...waiting.failedIssues.map(({ id, name, failure }) => ({
      key: `issue ${id}`,
      to: issuePath(id),
      tone: 'late' as const,
      count: 1,
      text: `issue was not sent: “${name}”`,
      detail: failure,
    })),
    errors > 0 && {
      key: 'errors',
      to: adminPaths.system,
      tone: 'late',
      count: errors,
      text:
        errors === 1 ? 'thing does not work on this server' : 'things do not work on this server',
      detail: 'System says what to do',
    },
    overdue > 0 && {
      key: 'overdue',
      to: `${adminPaths.leads}?kind=inquiry&overdue=1`,
      tone: 'late',
      count: overdue,
      text: overdue === 1 ? 'inquiry is overdue' : 'inquiries are overdue',
      detail: overdueSince && (
        <>
          {overdue === 1 ? 'since' : 'the oldest since'} <Due at={overdueSince} today={today} />
        </>
      ),
    },
    open > 0 && {
      key: 'open',
      to: `${adminPaths.leads}?kind=inquiry&waiting=us`,
      tone: 'loud',
      count: open,
      text: open === 1 ? 'inquiry needs a reply' : 'inquiries need a reply',
      detail: openUntil && (
        <>
          {open === 1 ? 'by' : 'the first by'} <Due at={openUntil} today={today} />
        </>
      ),
    },
    waiting.steps.count > 0 && {
      key: 'steps',
      to: pipelineListPath,
      tone: waiting.steps.since === today ? 'loud' : 'late',
      count: waiting.steps.count,
      text:
        waiting.steps.count === 1 ? 'next step of a lead is due' : 'next steps of leads are due',
      detail:
        waiting.steps.since === today || !waiting.steps.since
          ? 'today'
          : `${waiting.steps.count === 1 ? 'since' : 'the oldest since'} ${momentText(waiting.steps.since, 'UTC', 'day')}`,
    },
    !isNotified && {
      key: 'notify',
      to: `${adminPaths.settings}?at=notify`,
      tone: 'late',
      count: 1,
      text: 'setting to change: nobody is notified of new leads',
      detail: 'the sample address is still set',
    },
    mail.failed > 0 && {
      key: 'failed',
      to: `${adminPaths.mail}?state=failed`,
      tone: 'late',
      count: mail.failed,
      text: mail.failed === 1 ? 'message failed' : 'messages failed',
    },
    backupFailedAt !== null && {
      key: 'backup',
      to: `${adminPaths.system}#backups`,
      tone: 'late',
      count: 1,
      text: 'backup failed',
      detail: <Due at={backupFailedAt} today={today} />,
    },
    backupOverdue !== null && {
      key: 'no backup',
      to: `${adminPaths.system}#backups`,
      tone: 'late',
      count: backupOverdue.days ?? 1,
      text: overdueText(backupOverdue),
    },
    refused.count > 0 && {
      key: 'refused',
      to: adminPaths.system,
      tone: 'late',
      count: refused.count,
      text: refused.count === 1 ? 'form was rejected' : 'forms were rejected',
      detail: refused.last && (
        <>
          too many from one IP address, most recently <Due at={refused.last} today={today} />
        </>
      ),
    },
    ...waiting.reviews.map(({ document, title, path, by, at, reviewer, isMine }) => ({
      key: `review ${document}`,
      to: path,
      tone: 'loud' as const,
      count: 1,
      text: `draft of “${title}” is ready for ${isMine ? 'your' : 'a'} review`,
      detail: (
        <>
          by {by}
          {reviewer !== null && !isMine && `, for ${reviewer}`}, <Due at={at} today={today} />
        </>
      ),
    })),
    applications > 0 && {
      key: 'applications',
      to: `${adminPaths.leads}?kind=application`,
      tone: 'quiet',
      count: applications,
      text: applications === 1 ? 'application is new' : 'applications are new',
    },
    partners > 0 && {
      key: 'partners',
      to: `${adminPaths.leads}?kind=partner`,
      tone: 'quiet',
      count: partners,
      text: partners === 1 ? 'partner inquiry is new' : 'partner inquiries are new',
    },
    mail.paused > 0 && {
      key: 'paused',
      to: `${adminPaths.mail}?state=paused`,
      tone: 'quiet',
      count: mail.paused,
      text: mail.paused === 1 ? 'email is on hold' : 'emails are on hold',
      detail: 'until a mail server is set up',
    },
    mail.waiting > 0 && {
      key: 'waiting',
      to: `${adminPaths.mail}?state=waiting`,
      tone: 'quiet',
      count: mail.waiting,
      text:
        mail.waiting === 1 ? 'message is waiting to be sent' : 'messages are waiting to be sent',
    },
    waiting.goLive > 0 && {
      key: 'go live',
      to: adminPaths.goLive,
      tone: 'quiet',
      count: waiting.goLive,
      text:
        waiting.goLive === 1
          ? 'thing is left to do before the site goes live'
          : 'things are left to do before the site goes live',
    },
  ]
  return lines.filter((line) => line !== false)
}

/** Shows only the time of day if the date is today. */
function Due({ at, today }: { at: string; today: string }) {
  const { timeZone } = useSite().site
  if (localDay(new Date(at), timeZone) !== today) return <Moment at={at} />
  return <time dateTime={at}>{momentText(at, timeZone, 'time')}</time>
}

function overdueText({ days }: NonNullable<Waiting['backupOverdue']>) {
  if (days === null) return 'backup is overdue: the clock was ahead when the newest one was made'
  return days === 1 ? 'day without a backup' : 'days without a backup'
}
