import type { ReactNode } from 'react'
import { Moment } from '#app/admin/kit/moment.tsx'
import type { Delivery } from '#server/features/leads/inbox/timeline.ts'
import { DeliveryState } from './delivery-state.tsx'
import { WrittenText } from './written-text.tsx'

type TimelineLineProps = {
  at: string
  what: string
  /** Before the time. */
  link?: ReactNode
  text?: string | null
  delivery?: Delivery | null
}

/** Something that happened, as a row of a time line. */
export function TimelineLine({ at, what, link, text, delivery }: TimelineLineProps) {
  return (
    <li className="grid gap-1.5 border-line border-b py-2.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="min-w-0 wrap-anywhere">{what}</p>
        <div className="label flex flex-wrap items-baseline gap-x-3 text-soft tabular-nums">
          {link}
          <Moment at={at} />
          {delivery && <DeliveryState delivery={delivery} />}
        </div>
      </div>
      {text && <WrittenText>{text}</WrittenText>}
    </li>
  )
}
