import { Link } from 'react-router'
import { ConfirmButton } from '#app/admin/kit/confirm.tsx'
import { Moment } from '#app/admin/kit/moment.tsx'
import { RowMenu } from '#app/admin/kit/row-menu.tsx'
import { SelectRow } from '#app/admin/kit/select-row.tsx'
import { Summary } from '#app/admin/kit/summary.tsx'
import { Tag, type Tone } from '#app/admin/kit/tag.tsx'
import type { Selection } from '#app/admin/kit/use-selection.ts'
import { useSite } from '#app/use-site.ts'
import { suppressedPath } from '#model/admin-paths.ts'
import { momentText } from '#model/moment-text.ts'
import { type SubscriberState, subscriberStateNames } from '#model/newsletter/subscriber.ts'
import type { Subscriber } from '#server/features/newsletter/subscribers/list-subscribers.ts'
import { ChangeSubscriber, Pause, SubscriberDetails } from './subscriber-details.tsx'

const tones: Record<SubscriberState, Tone> = {
  confirmed: 'good',
  pending: 'quiet',
  unsubscribed: 'quiet',
}

type SubscriberLineProps = {
  subscriber: Subscriber
  mayChange: boolean
  box: ReturnType<Selection['boxOf']>
}

/** A subscriber in the list, with their consent. */
export function SubscriberLine({ subscriber, mayChange, box }: SubscriberLineProps) {
  const { id, email, state } = subscriber
  return (
    <tr>
      <td>
        <span className="flex items-center gap-3">
          {mayChange && <SelectRow title={email} box={box} />}
          <span className="grid gap-0.5">
            <span>{email}</span>
            <SubscriberDetails subscriber={subscriber} />
          </span>
        </span>
      </td>
      <td>
        <SubscriberStatus {...subscriber} />
      </td>
      <td>
        <Consent {...subscriber.consent} />
      </td>
      <td className="is-actions">
        {mayChange && (
          <RowMenu name={email}>
            {state !== 'unsubscribed' && <ChangeSubscriber subscriber={subscriber} />}
            {state !== 'unsubscribed' && (
              <ConfirmButton
                label="Unsubscribe"
                variant="quiet"
                aria-label={`Unsubscribe ${email}`}
                question={`Unsubscribe ${email}?`}
                consequence="They get no more newsletters. Only they can subscribe again."
                confirm="Unsubscribe"
                values={{ intent: 'unsubscribe', id }}
              />
            )}
            <ConfirmButton
              label="Erase"
              variant="quiet"
              aria-label={`Erase ${email}`}
              question={`Erase ${email} for good?`}
              consequence="The address and the proof of its consent are deleted, which can’t be undone. Imports can’t add it again; its owner can sign up on the site."
              confirm="Erase"
              values={{ intent: 'erase', id }}
            />
          </RowMenu>
        )}
      </td>
    </tr>
  )
}

/** The state and its date, unless that is the day of the consent. */
function SubscriberStatus(subscriber: Subscriber) {
  const { timeZone } = useSite().site
  const { state, consent } = subscriber
  const since = stateSince(subscriber)
  const isOtherDay = momentText(since, timeZone, 'day') !== momentText(consent.at, timeZone, 'day')
  return (
    <div className="grid justify-items-start gap-0.5">
      <Tag tone={tones[state]}>{subscriberStateNames[state]}</Tag>
      <Pause pausedUntil={subscriber.pausedUntil} />
      {subscriber.isSuppressed && (
        <Link to={suppressedPath(subscriber.email)} className="admin-link">
          Suppressed
        </Link>
      )}
      {isOtherDay && (
        <span className="text-soft">
          <Moment at={since} style="day" />
        </span>
      )}
    </div>
  )
}

function stateSince({ state, since, confirmedAt, unsubscribedAt }: Subscriber) {
  return { pending: since, confirmed: confirmedAt, unsubscribed: unsubscribedAt }[state] ?? since
}

function Consent({ at, text, source, ip }: Subscriber['consent']) {
  return (
    <details className="max-w-136 md:min-w-34">
      <Summary>
        <span>
          {source === null ? 'Sign-up form' : 'Added manually'}, <Moment at={at} style="day" />
        </span>
      </Summary>
      <div className="grid gap-2 border-line border-l-2 py-1 pl-3 wrap-anywhere">
        <p>
          Agreed on <Moment at={at} />
          {ip && `, from ${ip}`}
        </p>
        {source !== null && <p>Source: “{source}”</p>}
        {text && <p>Agreed to: “{text}”</p>}
        {!text && source === null && <p>The wording was not kept.</p>}
      </div>
    </details>
  )
}
