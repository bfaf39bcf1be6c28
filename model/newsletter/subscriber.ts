import { MEBIBYTE } from '#model/leads/upload.ts'

export const subscriberStates = ['pending', 'confirmed', 'unsubscribed'] as const

export type SubscriberState = (typeof subscriberStates)[number]

export const subscriberStateNames: Record<SubscriberState, string> = {
  pending: 'Unconfirmed',
  confirmed: 'Confirmed',
  unsubscribed: 'Unsubscribed',
}

/** Subscribers a page of the list. */
export const SUBSCRIBERS_PER_PAGE = 50

/** A list that is brought in: its bytes and its addresses. */
export const LIST_BYTES_MAX = 10 * MEBIBYTE
export const LIST_ROWS_MAX = 100_000

/** Lines that cannot be taken and are shown one by one; the others are counted. */
export const ERRORS_SHOWN = 100

/** What is said on where consent comes from, in characters. */
export const CONSENT_SOURCE_MAX = 500

/** What becomes of a list's addresses: each is asked by mail, or counts at once because consent can be proven. */
export const importWays = ['ask', 'proven'] as const

export type ImportWay = (typeof importWays)[number]
