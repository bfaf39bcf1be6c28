import type { CallPlace } from './call.ts'

/** What visitors can book, and the free times of seven days. */
export type CallTimes = {
  kinds: OfferedCall[]
  /** The kind whose times these are. */
  kind: OfferedCall
  /** The time zone of days and times. */
  zone: string
} & FreeWeek

/** Free times of seven days. */
export type FreeWeek = {
  days: FreeDay[]
  /** The first day of what is shown, and of the seven days before and after; null if nothing can be booked there. */
  from: string
  before: string | null
  after: string | null
}

export type OfferedCall = { id: string; name: string; minutes: number; place: CallPlace }

export type FreeDay = {
  /** ISO day. */
  day: string
  /** In the site's language: "Tuesday, December 1". */
  name: string
  times: FreeTime[]
}

/** `at` is an ISO time. Where the clock is set back, the names of two times name their zone, too. */
export type FreeTime = { at: string; name: string }

/** The query of the page, unchecked. Another `from` is the page that led to a form. */
export type CallQuery = {
  kind?: string | undefined
  zone?: string | undefined
  day?: string | undefined
}
