import type { ConversionKind } from '#model/insights/insights.ts'

/** A visit that has not ended. */
export type VisitRow = {
  /** A keyed hash of address and browser, different each day. */
  visitor: string
  /** In the site's time zone. */
  day: string
  seen_at: string
  /** JSON (server/features/insights/visit-row.ts). */
  body: string
}

/** The key of a day's hashes, as base64; deleted when the day has ended. */
export type VisitSaltRow = { day: string; salt: string }

/** Counts of the ended visits of a day or month. */
export type InsightSumRow = {
  /** '' or a dimension and a value, such as "source=example.com". */
  filter: string
  /** '' for the sum of all. */
  dimension: string
  /** "2026-11-28" or "2026-11". */
  period: string
  value: string
  views: number
  visits: number
  /** Visits of one page. */
  bounces: number
  /** In view, as browsers tell when a page is left. */
  seconds: number
  /** How often that was told. */
  readings: number
  /** The sum of their scroll depths, in percent. */
  depth: number
  inquiries: number
  partners: number
  applications: number
  calls: number
  subscriptions: number
}

/** What led to a lead or subscriber. */
export type ConversionRow = {
  id: string
  kind: ConversionKind
  lead_id: string | null
  subscriber_id: string | null
  first_source: string
  first_campaign: string
  last_source: string
  last_campaign: string
  entry: string
  /** JSON: the paths that were opened before, in order. */
  pages: string
  created_at: string
}

/** What somebody wrote on the time line of the visits. */
export type InsightNoteRow = {
  id: string
  day: string
  text: string
  author_name: string
  created_at: string
}
