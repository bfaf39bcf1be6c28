import type { Query } from '#app/admin/service-types.ts'
import type { DashboardPeriod } from '#model/dashboard/dashboard.ts'

/** How many came on a day, or in the month that begins with it. */
export type DayCount = { day: string; count: number }
export type Share = { name: string; count: number }

export type Waiting = {
  overdue: number
  /** ISO moments by which the oldest of the overdue and the first of the open inquiries were promised. */
  overdueSince: string | null
  open: number
  openUntil: string | null
  partners: number
  applications: number
  mail: { waiting: number; paused: number; failed: number }
  /** Forms that were refused because too many came from one address. */
  refused: { count: number; last: string | null }
}

export type Overview = {
  period: DashboardPeriod
  /** The agency's ISO day. */
  today: string
  leads: DayCount[]
  subscribers: DayCount[]
  services: (Share & { lambda: number })[]
  origins: { pages: Share[]; hosts: Share[]; campaigns: Share[] }
  promise: {
    answered: number
    inTime: number
    open: number
    overdue: number
    /** Kept of what was due (0 to 1); null where nothing was. */
    share: number | null
  }
  waiting: Waiting
  /** What is done of what an owner does first. */
  steps: Record<'notify' | 'mail' | 'publish' | 'invite', boolean>
  /** Neither a lead nor a subscriber has come yet. */
  isNew: boolean
}

export type DashboardAdmin = { show: Query<Overview> }
