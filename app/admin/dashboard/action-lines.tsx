import type { ReactNode } from 'react'
import { Moment } from '#app/admin/kit/moment.tsx'
import type { Tone } from '#app/admin/kit/tag.tsx'
import { useSite } from '#app/use-site.ts'
import { adminPaths, documentPath, issuePath } from '#model/admin-paths.ts'
import { localDay } from '#model/local-time.ts'
import { momentText } from '#model/moment-text.ts'
import type { Waiting } from '#server/features/dashboard/action-items.ts'

/** For example "3 messages failed"; the tone is its urgency. */
export type ActionLine = {
  key: string
  to: string
  tone: Tone
  text: string
  detail?: ReactNode
}

/** What needs attention besides leads, the most urgent first. */
export function actionLines(waiting: Waiting, today: string, isNotified: boolean): ActionLine[] {
  const { mail, refused, backupFailedAt, backupOverdue, errors, inboxProblem } = waiting
  const lines: (ActionLine | false)[] = [
    ...waiting.failedPlans.map(({ document, title, failure }) => ({
      key: `plan ${document}`,
      to: documentPath(document),
      tone: 'late' as const,
      text: `Scheduled change to “${title}” did not happen`,
      detail: failure,
    })),
    ...waiting.failedIssues.map(({ id, name, failure }) => ({
      key: `issue ${id}`,
      to: issuePath(id),
      tone: 'late' as const,
      text: `Issue was not sent: “${name}”`,
      detail: failure,
    })),
    errors > 0 && {
      key: 'errors',
      to: adminPaths.system,
      tone: 'late',
      text: counted(errors, 'thing does', 'things do', 'not work on this server'),
      detail: 'System says what to do',
    },
    inboxProblem !== null && {
      key: 'inbox',
      to: `${adminPaths.system}#received-mail`,
      tone: 'late',
      text: 'No mail is received',
      detail: inboxProblem,
    },
    !isNotified && {
      key: 'notify',
      to: `${adminPaths.settings}?at=notify`,
      tone: 'late',
      text: 'Nobody is notified of new leads',
      detail: 'the sample address is still set',
    },
    mail.failed > 0 && {
      key: 'failed',
      to: `${adminPaths.mail}?state=failed`,
      tone: 'late',
      text: counted(mail.failed, 'message', 'messages', 'failed'),
    },
    backupFailedAt !== null && {
      key: 'backup',
      to: `${adminPaths.system}#backups`,
      tone: 'late',
      text: 'The backup failed',
      detail: <Due at={backupFailedAt} today={today} />,
    },
    backupOverdue !== null && {
      key: 'no backup',
      to: `${adminPaths.system}#backups`,
      tone: 'late',
      text: overdueText(backupOverdue),
    },
    refused.count > 0 && {
      key: 'refused',
      to: adminPaths.system,
      tone: 'late',
      text: counted(refused.count, 'form was', 'forms were', 'rejected'),
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
      text: `Draft of “${title}” is ready for ${isMine ? 'your' : 'a'} review`,
      detail: (
        <>
          by {by}
          {reviewer !== null && !isMine && `, for ${reviewer}`}, <Due at={at} today={today} />
        </>
      ),
    })),
    mail.paused > 0 && {
      key: 'paused',
      to: `${adminPaths.mail}?state=paused`,
      tone: 'quiet',
      text: counted(mail.paused, 'email is', 'emails are', 'on hold'),
      detail: 'until a mail server is set up',
    },
    mail.waiting > 0 && {
      key: 'waiting',
      to: `${adminPaths.mail}?state=waiting`,
      tone: 'quiet',
      text: counted(mail.waiting, 'message is', 'messages are', 'waiting to be sent'),
    },
    waiting.goLive > 0 && {
      key: 'go live',
      to: adminPaths.goLive,
      tone: 'quiet',
      text: counted(
        waiting.goLive,
        'thing is',
        'things are',
        'left to do before the site goes live',
      ),
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
  if (days === null) return 'The backup is overdue: the clock was ahead when the newest was made'
  return counted(days, 'day', 'days', 'without a backup')
}

function counted(count: number, one: string, more: string, what: string) {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : more} ${what}`
}
