import { message } from '#model/language/message.ts'
import type { CallState } from './call.ts'
import type { FreeWeek } from './call-times.ts'

/** A booked call as its page shows it; `state` is `begun` from its start on. */
export type BookedCall = {
  state: CallState | 'begun'
  /** In the site's language and the visitor's time zone. */
  when: string
  what: string
  /** Null once the person was removed. */
  person: string | null
  reference: string
  zone: string
  /** The current time. */
  at: string
  /** Other times with the same person; null if the call can't be moved. */
  week: FreeWeek | null
}

/** `{email}` is the site's contact address. */
export const bookedCallMessages = {
  moved: message('Your call has a new time. We have sent you an email with it.'),
  unchanged: message('This is the time that your call already has.'),
  cancelled: message('Your call is cancelled. We have sent you an email that says so.'),
  failure: message('We could not change your call. Please try again, or write to {email}.'),
  unknown: message(
    'This link does not lead to a call. Copy the whole link from your email, or write to {email}.',
  ),
  begun: message(
    'This call has begun or is over, so it cannot be changed. Please write to {email}.',
  ),
  gone: message('This call was cancelled. You can book another one.'),
  answerRequired: message('Choose whether to change the time or to cancel.'),
} as const
