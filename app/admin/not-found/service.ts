import type { Mutation, Query } from '#app/admin/service-types.ts'

/** An address that was asked for in vain; moments are ISO. */
export type NotFoundPath = {
  path: string
  hits: number
  /** What led there last: a path of ours, or the address of another site. */
  referrer: string | null
  firstSeen: string
  lastSeen: string
  /** The address that was probably meant. */
  suggestion: string | null
}

export type NotFoundAdmin = {
  list: Query<{
    paths: NotFoundPath[]
    /** Attacks on other software, all together. */
    probes: { hits: number; lastSeen: string } | null
    targets: string[]
    filter: { q: string; show: 'open' | 'dismissed'; page: number }
    hasMore: boolean
  }>
  dismiss: Mutation
  redirect: Mutation
}
