/** An address without a page that was asked for. */
export type NotFoundPathRow = {
  /** In lower case; "probes" for all attacks together. */
  path: string
  hits: number
  /** The page of ours (a path) or the other site (an origin and a path) that led here last. */
  referrer: string | null
  dismissed: 0 | 1
  first_seen_at: string
  last_seen_at: string
}
