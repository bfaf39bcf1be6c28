import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Moment } from '#app/admin/kit/moment.tsx'
import type { Tone } from '#app/admin/kit/tag.tsx'
import { useSite } from '#app/use-site.ts'
import { adminPaths, documentPath, letterPath } from '#model/admin-paths.ts'
import { localDay } from '#model/local-time.ts'
import { momentText } from '#model/moment-text.ts'
import type { Waiting } from '#server/features/dashboard/action-items.ts'
import { cn } from '#ui/cn.ts'
import { WaveArt } from '#ui/wave-art.tsx'

type ActionItemsProps = {
  waiting: Waiting
  /** Today's ISO date in the agency's time zone. */
  today: string
  /** False if notifications still go to the sample address. */
  isNotified: boolean
}

const countColors: Record<Tone, string> = {
  late: 'text-alarm',
  loud: 'text-accent',
  good: 'text-well',
  quiet: 'text-soft',
}

/** Items that need attention; the most urgent is first and largest. */
export function ActionItems({ waiting, today, isNotified }: ActionItemsProps) {
  const lines = linesOf(waiting, today, isNotified)
  return (
    <section aria-labelledby="first" className="grid content-start gap-3">
      <h2 id="first" className="label text-soft">
        Needs attention
      </h2>
      {lines.length === 0 && (
        <>
          <p className="font-display text-[clamp(1.5rem,2.6vw,2.25rem)] leading-[1.15]">
            You’re all caught up.
          </p>
          <WaveArt
            className="w-full text-strong-line"
            kind="interference"
            seed="calm"
            width={600}
            height={60}
            lines={3}
          />
        </>
      )}
      <ul className="grid grid-cols-[auto_minmax(0,1fr)] border-strong-line border-t empty:hidden">
        {lines.map(({ key, to, tone, count, text, detail }) => (
          <li key={key} className="group col-span-full grid grid-cols-subgrid">
            <Link
              to={to}
              className="col-span-full grid grid-cols-subgrid items-baseline gap-4.5 border-line border-b py-3 hover:bg-raised group-first:pt-2 group-first:pb-4"
            >
              <span
                className={cn(
                  'font-display text-[1.5rem] tabular-nums leading-none group-first:text-[clamp(3.25rem,6vw,5rem)] group-first:tracking-[-0.02em]',
                  countColors[tone],
                )}
              >
                {count.toLocaleString('en-US')}
              </span>{' '}
              <span className="flex flex-wrap justify-between gap-x-6 font-semibold group-first:text-[clamp(1.25rem,1.9vw,1.625rem)] group-first:leading-[1.25]">
                {text}{' '}
                {detail && (
                  <span className="font-normal text-pretty text-soft group-first:basis-full group-first:text-small">
                    {detail}
                  </span>
                )}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** For example "3" (coloured by urgency), "inquiries are overdue", "the oldest since …". */
type Line = {
  key: string
  to: string
  tone: Tone
  count: number
  text: string
  detail?: ReactNode
}

function linesOf(waiting: Waiting, today: string, isNotified: boolean): Line[] {
  const { overdue, overdueSince, open, openUntil, partners, applications, mail } = waiting
  const { refused, backupFailedAt, faults } = waiting
  const lines: (Line | false)[] = [
    ...waiting.failedPlans.map(({ document, title, failure }) => ({
      key: `plan ${document}`,
      to: documentPath(document),
      tone: 'late' as const,
      count: 1,
      text: `scheduled change to “${title}” did not happen`,
      detail: failure,
    })),
    ...waiting.failedLetters.map(({ id, name, failure }) => ({
      key: `letter ${id}`,
      to: letterPath(id),
      tone: 'late' as const,
      count: 1,
      text: `letter was not sent: “${name}”`,
      detail: failure,
    })),
    faults > 0 && {
      key: 'faults',
      to: adminPaths.system,
      tone: 'late',
      count: faults,
      text:
        faults === 1 ? 'thing does not work on this server' : 'things do not work on this server',
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
      to: `${adminPaths.leads}?kind=inquiry`,
      tone: 'loud',
      count: open,
      text: open === 1 ? 'inquiry needs a reply' : 'inquiries need a reply',
      detail: openUntil && (
        <>
          {open === 1 ? 'by' : 'the first by'} <Due at={openUntil} today={today} />
        </>
      ),
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
  ]
  return lines.filter((line) => line !== false)
}

/** Shows only the time of day if the date is today. */
function Due({ at, today }: { at: string; today: string }) {
  const { timeZone } = useSite().site
  if (localDay(new Date(at), timeZone) !== today) return <Moment at={at} />
  return <time dateTime={at}>{momentText(at, timeZone, 'time')}</time>
}
