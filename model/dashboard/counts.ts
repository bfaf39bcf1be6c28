/** What the admin's sidebar counts. Contains nothing about the people behind it. */
export type Counts = {
  /** Unread leads without spam, COUNT_MAX + 1 at most. */
  unread: number
  /** Emails and webhook calls that failed and need attention, COUNT_MAX + 1 at most. */
  failed: number
  /** The id of the newest lead that is not spam; null if there is none. */
  newest: string | null
}

/** Seconds between the signs of life of a stream of counts. */
export const COUNTS_BEAT = 15
