import { MEBIBYTE } from '#model/leads/upload.ts'

export const subscriberStates = ['pending', 'confirmed', 'unsubscribed'] as const

export type SubscriberState = (typeof subscriberStates)[number]

export const subscriberStateNames: Record<SubscriberState, string> = {
  pending: 'Unconfirmed',
  confirmed: 'Confirmed',
  unsubscribed: 'Unsubscribed',
}

/** Subscribers per page of the list. */
export const SUBSCRIBERS_PER_PAGE = 50

/** Maximum bytes and addresses of an import. */
export const LIST_BYTES_MAX = 10 * MEBIBYTE
export const LIST_ROWS_MAX = 100_000

/** Maximum invalid lines shown one by one; the others are only counted. */
export const ERRORS_SHOWN = 100

/** Maximum characters of the source of consent. */
export const CONSENT_SOURCE_MAX = 500

/** Import modes: send each address a confirmation email, or add it at once because consent can be proven. */
export const importWays = ['ask', 'proven'] as const

export type ImportWay = (typeof importWays)[number]
