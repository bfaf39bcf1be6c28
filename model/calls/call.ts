import { message } from '#model/language/message.ts'

/** Where a call takes place. */
export const callPlaces = { video: 'Video, at a link', phone: 'Phone, we call' } as const

export type CallPlace = keyof typeof callPlaces

export const callStates = {
  booked: 'Booked',
  held: 'Held',
  'no-show': 'No-show',
  cancelled: 'Cancelled',
} as const

export type CallState = keyof typeof callStates

/** Kinds of calls that can be offered. */
export const CALL_KINDS_MAX = 20

export const CALL_NAME_MAX = 80

/** Minutes of the longest call. */
export const CALL_MINUTES_MAX = 240

/** Stands for the id of the call in the link of a video call. */
export const CALL_ID_MARK = '{id}'

/** `{email}` is the site's contact address; `{times}` are the next free ones. */
export const callMessages = {
  success: message('Your call is booked. We have sent you an email with the details.'),
  failure: message('We could not book your call. Please try again, or write to {email}.'),
  nameRequired: message('Full name is required'),
  phoneRequired: message('We need your phone number to call you'),
  timeRequired: message('Choose a time'),
  unknownKind: message('This kind of call is no longer offered. Please choose another one.'),
  taken: message(
    'This time is not free any more. The next free times are: {times}. Please choose one.',
  ),
  full: message('No times are free at the moment. Please write to {email}.'),
  noneLeft: message(
    'This time is not free any more, and there is no other. Please write to {email}.',
  ),
} as const
