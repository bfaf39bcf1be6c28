import type { Mutation, Query } from '#app/admin/service-types.ts'
import type { SubscriberState } from '#model/newsletter/subscriber.ts'

/** Somebody on the newsletter's list; moments are ISO. */
export type Subscriber = {
  id: string
  email: string
  state: SubscriberState
  since: string
  confirmedAt: string | null
  unsubscribedAt: string | null
  /** What was agreed to and when: our own wording, or what whoever added the address says. */
  consent: { at: string; text: string | null; source: string | null }
}

/** What a list would bring. */
export type ListPreview = {
  digest: string
  fileName: string
  fresh: number
  samples: string[]
  withoutSource: number
  withoutDay: number
  known: { confirmed: number; pending: number; unsubscribed: number; erased: number }
  repeated: number
  /** The first invalid lines, and the number of all of them. */
  errors: { line: number; text: string; reason: string }[]
  errorCount: number
  /** Headers of unused columns. */
  ignored: string[]
}

export type SubscribersAdmin = {
  list: Query<{
    subscribers: Subscriber[]
    filter: { search: string; state: SubscriberState | null }
    counts: Record<SubscriberState, number>
    page: number
    hasMore: boolean
    /** Of the whole list; not known for a search. */
    total?: number
  }>
  add: Mutation
  unsubscribe: Mutation
  erase: Mutation
  preview: Mutation<ListPreview>
  import: Mutation
}
