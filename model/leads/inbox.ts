/** What a lead is: by the form that it came with. */
export const leadKinds = {
  inquiry: 'Inquiry',
  partner: 'Partner inquiry',
  application: 'Application',
} as const

/** How far a lead has come, as the inbox says it. */
export const leadStatuses = {
  new: 'New',
  answered: 'Answered',
  won: 'Won',
  lost: 'Lost',
  spam: 'Spam',
} as const

export type LeadStatus = keyof typeof leadStatuses

/** The inbox's folders, in the order of their tabs: a status each, but for `all`, which is everything but spam. */
export const inboxFolders = {
  new: 'Open',
  answered: 'Answered',
  won: 'Won',
  lost: 'Lost',
  all: 'All',
  spam: 'Spam',
} as const

export type InboxFolder = keyof typeof inboxFolders

/** In the filter by assignee: leads that nobody takes care of. */
export const NO_ASSIGNEE = 'none'

/** Characters of a tag, tags of a lead. */
export const TAG_MAX = 30
export const TAGS_MAX = 12

/** Characters of a note. */
export const LEAD_NOTE_MAX = 5_000

/** Characters of a reply. */
export const REPLY_MAX = 20_000

/** Leads that are changed at once; a page of the list has fewer. */
export const BULK_MAX = 200

/** Counts beside a word stop here: nobody reads more of them. */
export const COUNT_MAX = 999

/** "12", or "999+" for what nobody counted to the end. */
export function countWord(count: number) {
  return count > COUNT_MAX ? `${COUNT_MAX}+` : String(count)
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** "3 h 20 min left", "overdue by 2 h"; `due` and `now` are ISO moments. */
export function timeLeft(due: string, now: string) {
  const left = Date.parse(due) - Date.parse(now)
  return left > 0 ? `${span(left)} left` : `overdue by ${span(-left)}`
}

export function isOverdue(due: string, now: string) {
  return Date.parse(due) <= Date.parse(now)
}

/** Two units at most, and less exact the longer it is. */
function span(milliseconds: number) {
  if (milliseconds < MINUTE) return 'less than a minute'
  const hours = Math.floor(milliseconds / HOUR)
  const minutes = Math.floor((milliseconds % HOUR) / MINUTE)
  if (milliseconds >= 2 * DAY) return `${Math.floor(milliseconds / DAY)} days`
  if (hours === 0) return `${minutes} min`
  return minutes === 0 || hours >= 24 ? `${hours} h` : `${hours} h ${minutes} min`
}
