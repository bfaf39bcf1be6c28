/** A tab in which a document is open. */
export type PresenceRow = {
  session_id: string
  /** The browser's name for the tab. */
  tab: string
  /** "content:page:home" or "post:0190…". */
  subject: string
  /** Path of the field ("blocks.3.title"), or "". */
  place: string
  is_reading: number
  since: string
  until: string
}
