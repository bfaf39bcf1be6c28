import type { Mutation, Query } from '#app/admin/service-types.ts'
import type { SubscriberState } from '#model/newsletter/subscriber.ts'
import type { Retention, RetentionKind } from '#model/privacy/retention.ts'

/** What is stored on an address; the lists hold the first hundred, the counts all. */
export type FoundOnAddress = {
  counts: Record<'leads' | 'files' | 'notes' | 'messages' | 'subscriptions' | 'mentions', number>
  leads: {
    id: string
    kind: 'inquiry' | 'partner' | 'application'
    reference: string
    name: string
    status: string
    at: string
    files: { name: string; size: number }[]
  }[]
  subscriber: { state: SubscriberState; since: string; consentAt: string } | null
  messages: { id: string; topic: string; recipient: string; state: string; at: string }[]
  /** Who signs in to the back office with the address; that is not erased here. */
  account: { name: string; role: string } | null
  mentions: { id: string; actor: string; summary: string; at: string }[]
}

export type RetentionFigures = { retention: Retention; due: Record<RetentionKind, number> }

export type PrivacyAdmin = {
  find: Query<{ address: string; found: FoundOnAddress | null; fault: string | null }>
  erase: Mutation
  retention: Query<RetentionFigures>
  previewRetention: Mutation<RetentionFigures>
  saveRetention: Mutation
}
