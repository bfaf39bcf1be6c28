import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Moment } from '#app/admin/kit/moment.tsx'
import { useSite } from '#app/use-site.ts'
import { mayAct, type Role } from '#model/accounts/accounts.ts'
import { adminPaths } from '#model/admin-paths.ts'
import { countSubscribers } from '#model/newsletter/issue.ts'
import type { OpenedIssue } from '#server/features/newsletter/issues/open-issue.ts'
import { MailLogLink } from './delivery-figures.tsx'
import { number } from './issue-state.tsx'

type DeliveryTextProps = { issue: OpenedIssue; role: Role }

/** What happens or has happened with the issue, and why it cannot be sent. */
export function DeliveryText({ issue, role }: DeliveryTextProps) {
  const { failure, state, isRetried, retried } = issue
  return (
    <>
      {failure !== null && state === 'cancelled' && (
        <p className="font-semibold text-alarm">{failure}</p>
      )}
      <p className="font-semibold">
        <StateLine issue={issue} role={role} />
      </p>
      {(state === 'draft' || state === 'scheduled') && (
        <p>
          <Hint issue={issue} role={role} />
        </p>
      )}
      {(state === 'draft' || state === 'scheduled') && issue.sentBefore !== null && (
        <p className="font-semibold text-alarm">
          The last issue went out on <Moment at={issue.sentBefore} />, and readers agreed to one a
          month.
        </p>
      )}
      {issue.hasNewerDraft && (
        <p>
          Changes made after it was scheduled are not part of it. Duplicate it to go on with them.
        </p>
      )}
      {isRetried && (
        <p>
          {retried === 1
            ? 'Its mail server has put it off'
            : 'Their mail servers have put them off'}
          ; the <MailLogLink state="waiting">mail log</MailLogLink> says why.
        </p>
      )}
    </>
  )
}

function StateLine({ issue, role }: DeliveryTextProps): ReactNode {
  const { timeZone } = useSite().site
  const {
    state,
    at,
    by,
    subscribers,
    isForAll,
    recipients,
    sent,
    retried,
    retriedUntil,
    isRetried,
  } = issue
  switch (state) {
    case 'draft':
      if (subscribers === 0 && !isForAll) return 'Nobody meets all conditions of “Who gets it”'
      return subscribers === 0
        ? 'Nobody has confirmed a subscription yet'
        : `For ${countSubscribers(subscribers)}`
    case 'scheduled':
      // Whoever writes has a notice of the schedule, too.
      return mayAct(role, 'author') ? (
        `For everybody who ${isForAll ? 'is subscribed' : 'meets its conditions'} by then: ${countSubscribers(subscribers)} today`
      ) : (
        <>
          Scheduled for <Moment at={at} /> ({timeZone})
        </>
      )
    case 'sending':
      return isRetried && retriedUntil ? (
        <>
          Sent to {number(sent)} of {number(recipients)}. {number(retried)}{' '}
          {retried === 1 ? 'is' : 'are'} tried again until <Moment at={retriedUntil} />
        </>
      ) : (
        `Sending: ${number(sent)} of ${number(recipients)}`
      )
    case 'paused':
      return `Paused: ${number(sent)} of ${number(recipients)} have it`
    case 'sent':
      return (
        <>
          Sent on <Moment at={at} />, written by {by}
        </>
      )
    case 'cancelled':
      return (
        <>
          Stopped. Sending had started on <Moment at={at} />
        </>
      )
  }
}

function Hint({ issue, role }: DeliveryTextProps): ReactNode {
  const { subscribers, isForAll, hasServer } = issue
  if (!mayAct(role, 'author')) return 'You can read it, but not change or send it.'
  if (!hasServer) {
    return (
      <>
        Nothing can be sent before a mail server is set up.{' '}
        {role === 'owner' ? (
          <Link to={adminPaths.system} className="admin-link">
            System
          </Link>
        ) : (
          'Ask an owner.'
        )}
      </>
    )
  }
  if (!mayAct(role, 'editor'))
    return 'Editors and owners send issues. Request a review when this is ready.'
  if (subscribers === 0 && !isForAll) return 'Remove a condition there, or choose everybody.'
  return subscribers === 0
    ? 'There is nobody to send it to now. It can be sent or scheduled once somebody has confirmed.'
    : 'Only confirmed subscribers get it, with a link to unsubscribe.'
}
