import type { CallPlace, CallState } from '#model/calls/call.ts'

export type CallKindRow = {
  id: string
  name: string
  minutes: number
  place: CallPlace
  /** Of a video call; `{id}` is the call's id. Empty for the phone. */
  link: string
  created_at: string
}

/** When a person takes calls. */
export type CallHoursRow = {
  account_id: string
  zone: string
  /** JSON: the spans of each weekday, Monday first. */
  week: string
  /** JSON: first and last days. */
  days_off: string
  buffer_before: number
  buffer_after: number
  notice_hours: number
  ahead_days: number
  /** JSON: ids of the kinds of calls that the person takes. */
  kinds: string
  changed_at: string
}

/** The calendar of a person, in whose busy times nobody can book. */
export type CallCalendarRow = {
  account_id: string
  /** Encrypted. */
  address: string
  /** The version that was read. */
  etag: string | null
  modified: string | null
  /** JSON: first and last milliseconds since 1970 of each busy time. */
  busy: string
  /** Events that repeat too often to be read. */
  left_out: number
  /** When the file was read; `read_at`: when it was last known to be the same. */
  expanded_at: string
  read_at: string
  tried_at: string
  /** Why the last attempt failed. */
  problem: string | null
}

/** The address at which a person's calendar program reads their calls. */
export type CallFeedRow = { account_id: string; key_hash: string; created_at: string }

/** A booked call; who booked it is in its lead. */
export type CallRow = {
  id: string
  lead_id: string
  /** Whose call it is; null once the person was removed. */
  account_id: string | null
  /** Its kind, which may be deleted or called otherwise by now. */
  kind_id: string
  kind_name: string
  minutes: number
  place: CallPlace
  link: string
  starts_at: string
  /** The visitor's time zone. */
  zone: string
  state: CallState
  /** How often it was changed, as calendars count it. */
  sequence: number
  /** When its time was chosen. */
  time_set_at: string
  created_at: string
}

/** Five minutes, counted since 1970, of a person's time that a booked call takes. */
export type CallTimeRow = { account_id: string; unit: number; call_id: string }
