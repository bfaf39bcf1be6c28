import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Moment } from '#app/admin/kit/moment.tsx'
import { useSite } from '#app/use-site.ts'
import { mayAct, type Role } from '#model/accounts/accounts.ts'
import { adminPaths } from '#model/admin-paths.ts'
import { countSubscribers } from '#model/newsletter/letter.ts'
import type { OpenedLetter } from '#server/features/newsletter/letters/open-letter.ts'
import { MailLogLink } from './delivery-figures.tsx'
import { number } from './letter-state.tsx'

type DeliveryTextProps = { letter: OpenedLetter; role: Role }

/** What happens or has happened with the letter, and why it cannot be sent. */
export function DeliveryText({ letter, role }: DeliveryTextProps) {
  const { failure, state, isRetried, retried } = letter
  return (
    <>
      {failure !== null && (
        <p className="font-semibold text-alarm">
          {state === 'cancelled' ? failure : `It was not sent. ${failure}`}
        </p>
      )}
      <p className="font-semibold">
        <StateLine letter={letter} />
      </p>
      {(state === 'draft' || state === 'scheduled') && (
        <p>
          <Hint letter={letter} role={role} />
        </p>
      )}
      {(state === 'draft' || state === 'scheduled') && letter.sentBefore !== null && (
        <p className="font-semibold text-alarm">
          The last letter went out on <Moment at={letter.sentBefore} />, and readers agreed to one a
          month.
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

function StateLine({ letter }: { letter: OpenedLetter }): ReactNode {
  const { timeZone } = useSite().site
  const { state, at, by, subscribers, recipients, sent, retried, retriedUntil, isRetried } = letter
  switch (state) {
    case 'draft':
      return subscribers === 0
        ? 'Nobody has confirmed a subscription yet'
        : `For ${countSubscribers(subscribers)}`
    case 'scheduled':
      return (
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

function Hint({ letter, role }: DeliveryTextProps): ReactNode {
  const { state, subscribers, hasServer } = letter
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
  if (!mayAct(role, 'editor')) {
    return state === 'draft'
      ? 'Editors and owners send letters. Tell one of them when this is ready.'
      : 'To change it, ask an editor or owner to cancel the schedule.'
  }
  if (state === 'scheduled') {
    return `Everybody who is subscribed by then gets it: ${countSubscribers(subscribers)} today. To change the text, cancel the schedule.`
  }
  return subscribers === 0
    ? 'There is nobody to send it to now. It can be sent or scheduled once somebody has confirmed.'
    : 'Only confirmed subscribers get it, with a link to unsubscribe.'
}
