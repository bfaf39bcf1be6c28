/** A path that was requested and has no page. */
export type NotFoundPathRow = {
  /** In lower case; "probes" for all requests of vulnerability scanners. */
  path: string
  hits: number
  /** The last referring page: a path of ours, or another site's origin and path. */
  referrer: string | null
  dismissed: 0 | 1
  first_seen_at: string
  last_seen_at: string
}
