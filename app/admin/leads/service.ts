import type { Mutation, Query } from '#app/admin/service-types.ts'
import type { InboxFolder, LeadKindName, LeadStatus } from '#model/leads/inbox.ts'

/** A lead in the list; moments are ISO texts. */
export type LeadLine = {
  id: string
  reference: string
  kind: LeadKindName
  status: LeadStatus
  name: string
  email: string
  excerpt: string
  /** What it is about, most telling first: service and budget, the opening, the city. */
  about: string[]
  tags: string[]
  owner: string | null
  isUnread: boolean
  hasFile: boolean
  at: string
  /** Until when an answer is promised; null where none is, or it was given. */
  due: string | null
}

/** What the address asks for. */
export type InboxFilter = {
  q: string
  folder: InboxFolder
  kind?: LeadKindName
  owner?: string
  tag?: string
  unread?: boolean
  overdue?: boolean
}

export type LeadPage = {
  filter: InboxFilter
  leads: LeadLine[]
  /** Places for `before` and `after` in the address; null where the list ends. */
  newer: string | null
  older: string | null
  /** The page begins where the list does. */
  isFirst: boolean
  /** No lead has come at all yet. */
  isNew: boolean
  overdue: number
  unread: number
  people: { id: string; name: string }[]
  tags: string[]
  /** Days after which spam is deleted; null where it is kept. */
  spamDays: number | null
  now: string
}

/** How a mail fares in the outbox. */
export type Delivery = {
  state: 'waiting' | 'sending' | 'sent' | 'failed' | 'paused'
  lastError: string | null
  at: string | null
}

export type TimelineEntry = { id: string; at: string } & (
  | { kind: 'arrived' }
  | {
      kind: 'read' | 'note' | 'status' | 'assignee' | 'tags' | 'reply'
      actor: string
      /** Done by whoever reads it now. */
      isOwn: boolean
      text: string | null
      before: string | null
      after: string | null
      delivery: Delivery | null
    }
  | { kind: 'mail'; topic: string; recipient: string; delivery: Delivery }
)

type Fact = { label: string; value: string }

export type LeadView = {
  id: string
  reference: string
  kind: LeadKindName
  status: LeadStatus
  name: string
  email: string
  details: string | null
  facts: Fact[]
  cameFrom: Fact[]
  spamReason: string | null
  file: { id: string; name: string; size: number } | null
  at: string
  due: string | null
  answered: { at: string; inTime: boolean | null } | null
  owner: string | null
  people: { id: string; name: string }[]
  tags: string[]
  timeline: TimelineEntry[]
  canReply: boolean
  isUnread: boolean
  /** For one reply: sent twice, it leaves once. */
  replyKey: string
  sendsMail: boolean
  now: string
}

type Changed = { changed: number }

export type InboxAdmin = {
  list: Query<LeadPage>
  lead: Query<LeadView>
  unread: Query<number>
  markRead: Mutation
  setStatus: Mutation<Changed>
  setOwner: Mutation<Changed>
  addTag: Mutation<Changed>
  removeTag: Mutation<Changed>
  addNote: Mutation
  /** Answers with the key of the next reply. */
  reply: Mutation<{ replyKey: string }>
  linkFile: Query<{ key: string }>
}
