/** What must be in order before visitors come, in the order of the screen. */
export const goLiveGroups = [
  {
    name: 'Address',
    checks: [
      { id: 'address', title: 'Public address' },
      { id: 'certificate', title: 'Encryption' },
      { id: 'share', title: 'Picture of shared links' },
      { id: 'search', title: 'Search engines' },
    ],
  },
  {
    name: 'Email',
    checks: [
      { id: 'mail', title: 'Email is sent' },
      { id: 'inbox', title: 'Answers come in' },
      { id: 'spf', title: 'SPF' },
      { id: 'dkim', title: 'DKIM' },
      { id: 'dmarc', title: 'DMARC' },
    ],
  },
  {
    name: 'Content',
    checks: [
      { id: 'originals', title: 'Your own content' },
      { id: 'legal', title: 'Privacy and terms' },
      { id: 'form', title: 'Contact form' },
    ],
  },
  {
    name: 'Safety',
    checks: [
      { id: 'backups', title: 'Backups' },
      { id: 'second-factor', title: 'Second factor of owners' },
      { id: 'clock', title: 'Clock' },
    ],
  },
] as const

export type CheckId = (typeof goLiveGroups)[number]['checks'][number]['id']

/** 'todo': missing; 'warning': there, but not as it should be; 'unknown': cannot be checked now. */
export type CheckState = 'done' | 'todo' | 'warning' | 'unknown'

export type Check = {
  id: CheckId
  state: CheckState
  /** A sentence: what was found. */
  found: string
  /** What to do, unless it is done. */
  advice?: string
  /** Where it is done. */
  place?: { name: string; href: string }
  /** The DNS record to set. */
  record?: { host: string; kind: string; value: string }
}

/** How many of the checks are done. Those that are not known yet are not. */
export function countDone(checks: Check[]) {
  return checks.filter(({ state }) => state === 'done').length
}

export const CHECKS_COUNT = goLiveGroups.reduce((sum, { checks }) => sum + checks.length, 0)
