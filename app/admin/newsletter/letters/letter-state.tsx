import { Moment } from '#app/admin/kit/moment.tsx'
import { Tag, type Tone } from '#app/admin/kit/tag.tsx'
import { type LetterState, letterStateNames } from '#model/newsletter/letter.ts'
import type { Letter } from '#server/features/newsletter/letters/list-letters.ts'

const tones: Record<LetterState, Tone> = {
  draft: 'quiet',
  scheduled: 'loud',
  sending: 'loud',
  sent: 'good',
  cancelled: 'late',
}

/** A letter's state with its time and figures. */
export function LetterStatus({ letter }: { letter: Letter }) {
  const { failure, failed, retried, isRetried } = letter
  const state = isRetried ? 'sent' : letter.state
  return (
    <span className="flex flex-wrap items-baseline gap-x-2 xl:grid">
      {failure === null ? (
        <Tag tone={tones[state]}>{letterStateNames[state]}</Tag>
      ) : (
        <Tag tone="late">Not sent</Tag>
      )}
      <span className="label text-soft">
        <Detail letter={letter} />
      </span>
      {retried > 0 && <span className="label text-soft">{number(retried)} tried again</span>}
      {failed > 0 && <span className="label text-alarm">{number(failed)} failed</span>}
    </span>
  )
}

function Detail({ letter }: { letter: Letter }) {
  const { state, at, sent, recipients, isRetried } = letter
  switch (isRetried ? 'sent' : state) {
    case 'draft':
      return (
        <>
          saved <Moment at={at} style="day" />
        </>
      )
    case 'scheduled':
      return (
        <>
          for <Moment at={at} />
        </>
      )
    case 'sending':
      return `${number(sent)} of ${number(recipients)}`
    case 'sent':
      return (
        <>
          to {number(sent)}
          {isRetried && ` of ${number(recipients)}`} on <Moment at={at} style="day" />
        </>
      )
    case 'cancelled':
      return `after ${number(sent)} of ${number(recipients)}`
  }
}

/** "1,204" */
export function number(count: number) {
  return count.toLocaleString('en-US')
}
