import { type SubscriberState, subscriberStateNames } from '#model/subscriber.ts'
import { ConfirmButton } from '../ui/confirm-button.tsx'
import { Moment } from '../ui/moment.tsx'
import { Tag, type Tone } from '../ui/tag.tsx'
import type { Subscriber } from './service.ts'

const tones: Record<SubscriberState, Tone> = {
  confirmed: 'good',
  pending: 'quiet',
  unsubscribed: 'quiet',
}

type SubscriberLineProps = { subscriber: Subscriber; mayChange: boolean }

/** A row of the list, with what its owner agreed to. */
export function SubscriberLine({ subscriber, mayChange }: SubscriberLineProps) {
  const { id, email, state } = subscriber
  return (
    <tr>
      <td data-label="Address">
        <span>{email}</span>
      </td>
      <td data-label="State">
        <div className="grid justify-items-start gap-0.5">
          <Tag tone={tones[state]}>{subscriberStateNames[state]}</Tag>
          <span className="text-soft">
            <Moment at={stateSince(subscriber)} style="day" />
          </span>
        </div>
      </td>
      <td data-label="Consent">
        <Consent {...subscriber.consent} />
      </td>
      <td className="is-actions is-quiet">
        {mayChange && (
          <div className="flex flex-wrap gap-1 md:justify-end">
            {state !== 'unsubscribed' && (
              <ConfirmButton
                label="Unsubscribe"
                aria-label={`Unsubscribe ${email}`}
                question={`Unsubscribe ${email}?`}
                confirm="Unsubscribe"
                values={{ intent: 'unsubscribe', id }}
              />
            )}
            <ConfirmButton
              label="Erase"
              aria-label={`Erase ${email}`}
              question={`Erase ${email} for good?`}
              confirm="Erase"
              values={{ intent: 'erase', id }}
            />
          </div>
        )}
      </td>
    </tr>
  )
}

function stateSince({ state, since, confirmedAt, unsubscribedAt }: Subscriber) {
  return { pending: since, confirmed: confirmedAt, unsubscribed: unsubscribedAt }[state] ?? since
}

function Consent({ at, text, source }: Subscriber['consent']) {
  return (
    <details className="consent">
      <summary>
        {at ? <Moment at={at} /> : 'No date'}
        <span className="text-soft">
          {source === null ? ', by the box on the site' : ', stated'}
        </span>
      </summary>
      {source !== null && <p>Stated by whoever added it: “{source}”</p>}
      {text && <p>Agreed to: “{text}”</p>}
      {!text && source === null && <p>The wording of that time was not kept.</p>}
    </details>
  )
}
