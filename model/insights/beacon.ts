/** Where browsers tell that a page was shown or left. */
export const beaconPath = '/api/visit'

/** Bytes of a beacon. */
export const BEACON_MAX = 1_000

/** What a browser tells of a page. Milliseconds, except `seconds`, and `cls`, which has no unit. */
export type Beacon = {
  page: string
  /** Sent when the page appears without a request for it. */
  shown?: { referrer: string; search: string }
  /** Sent when it is left: seconds in view since the last time, and how far it was scrolled in percent, the first time only. */
  left?: {
    seconds: number
    depth?: number
    lcp?: number
    inp?: number
    cls?: number
    ttfb?: number
  }
}
