import { message } from '#model/language/message.ts'
import type { CallPlace, CallState } from './call.ts'
import type { FreeWeek } from './call-times.ts'

/** A booked call as its page shows it; `state` is `begun` from its start on. */
export type BookedCall = {
  state: CallState | 'begun'
  /** In the site's language and the visitor's time zone: "Tuesday, December 1". */
  day: string
  /** "11:30 AM – 12:00 PM GMT+1". */
  time: string
  what: string
  /** Null once the person was removed. */
  person: string | null
  place: CallPlace
  /** The link of a video call, or the number that is called; null once the call is over or cancelled. */
  at: string | null
  /** The address of the file that adds the call to a calendar; null as for `at`. */
  calendar: string | null
  reference: string
  /** Other times with the same person; null if the call can't be moved. */
  week: FreeWeek | null
}

/** `{email}` is the site's contact address. */
export const bookedCallMessages = {
  keep: message(
    'Keep this page or the email that we send you: with either you can change or cancel the call.',
  ),
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
