/** Failures under one key; it is a hash. */
export type FailedAttemptsRow = {
  key: string
  count: number
  wait_until: string
  forget_at: string
}

export type RateLimitRow = { key: string; points: number; expire: number | null }

/** What only one instance at a time may do, and which one does until when. */
export type LeaseRow = { name: string; holder: string; until: string }
