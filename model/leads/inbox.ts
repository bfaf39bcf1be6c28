/** Kinds of leads: by form, and mails of strangers. */
export const leadKinds = {
  inquiry: 'Inquiry',
  partner: 'Partner inquiry',
  application: 'Application',
  call: 'Booked call',
  email: 'Email',
} as const

/** Statuses of leads. */
export const leadStatuses = {
  new: 'New',
  answered: 'Answered',
  won: 'Won',
  lost: 'Lost',
  spam: 'Spam',
} as const

export type LeadStatus = keyof typeof leadStatuses

/** The inbox's folders in the order of their tabs: one per status, and `all` for everything except spam. */
export const inboxFolders = {
  new: 'Open',
  answered: 'Answered',
  won: 'Won',
  lost: 'Lost',
  all: 'All',
  spam: 'Spam',
} as const

export type InboxFolder = keyof typeof inboxFolders

type Queued = {
  q: string
  folder: InboxFolder
  overdue?: boolean | undefined
  waiting?: string | undefined
}

/** Whether a list begins with the longest wait, not with the newest lead. */
export function isQueue({ q, folder, overdue, waiting }: Queued) {
  return !q && (folder === 'new' || Boolean(overdue) || waiting === 'us')
}

/** In the filter by assignee: leads that nobody takes care of. */
export const NO_ASSIGNEE = 'none'

/** Maximum characters of a tag, and tags per lead. */
export const TAG_MAX = 30
export const TAGS_MAX = 12

/** Maximum characters of a note. */
export const LEAD_NOTE_MAX = 5_000

/** Maximum characters of a reply. */
export const REPLY_MAX = 20_000

/** Milliseconds that a reply waits before it leaves, so that it can be undone. */
export const REPLY_UNDO_TIME = 10_000

/** Maximum leads of a bulk change; a page of the list has fewer. */
export const BULK_MAX = 200

/** Counts in badges stop here. */
export const COUNT_MAX = 999

/** "12", or "999+" above the maximum. */
export function countWord(count: number) {
  return count > COUNT_MAX ? `${COUNT_MAX}+` : String(count)
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** "3 h 20 min left", "overdue by 2 h"; `due` and `now` are ISO times. */
export function timeLeft(due: string, now: string) {
  const left = Date.parse(due) - Date.parse(now)
  return left > 0 ? `${span(left)} left` : `overdue by ${span(-left)}`
}

/** "waiting 3 h 20 min". */
export function timeWaited(since: string, now: string) {
  return `waiting ${span(Date.parse(now) - Date.parse(since))}`
}

export function isOverdue(due: string, now: string) {
  return Date.parse(due) <= Date.parse(now)
}

/** Two units at most, less precise for longer times. */
function span(milliseconds: number) {
  if (milliseconds < MINUTE) return 'less than a minute'
  const hours = Math.floor(milliseconds / HOUR)
  const minutes = Math.floor((milliseconds % HOUR) / MINUTE)
  if (milliseconds >= 2 * DAY) return `${Math.floor(milliseconds / DAY)} days`
  if (hours === 0) return `${minutes} min`
  return minutes === 0 || hours >= 24 ? `${hours} h` : `${hours} h ${minutes} min`
}
