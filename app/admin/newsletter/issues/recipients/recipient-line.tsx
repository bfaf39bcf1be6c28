import { Moment } from '#app/admin/kit/moment.tsx'
import { Tag, type Tone } from '#app/admin/kit/tag.tsx'
import { type RecipientState, recipientStateNames } from '#model/newsletter/recipient.ts'
import type { ListedRecipient } from '#server/features/newsletter/issues/list-recipients.ts'

const tones: Record<RecipientState, Tone> = {
  waiting: 'quiet',
  sent: 'good',
  failed: 'late',
  skipped: 'quiet',
}

/** A recipient in the list, with what became of the email. */
export function RecipientLine({ recipient }: { recipient: ListedRecipient }) {
  const { email, state, reason, at } = recipient
  return (
    <tr>
      <td>
        <span className={email ? 'wrap-anywhere' : 'text-soft'}>{email || 'An erased person'}</span>
      </td>
      <td>
        <div className="flex flex-wrap items-baseline gap-x-2">
          <Tag tone={tones[state]}>{recipientStateNames[state]}</Tag>
          {at && (
            <span className="text-soft">
              <Moment at={at} />
            </span>
          )}
        </div>
      </td>
      <td>{reason && <span className="wrap-anywhere">{reason}</span>}</td>
    </tr>
  )
}
