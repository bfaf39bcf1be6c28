import type { OfferDocument } from './offer-document.ts'

/** An offer as the client sees it at its link. */
export type ShownOffer =
  /** The link is not one of ours, or its offer was deleted. */
  { state: 'unknown' } | { state: 'withdrawn' | 'expired'; reference: string } | ReadableOffer

export type ReadableOffer = {
  /** `draft` in previews alone. */
  state: 'draft' | 'sent' | 'accepted' | 'declined'
  reference: string
  /** Id of the text. */
  revision: string
  text: OfferDocument
  /** The name of whoever wrote to us. */
  client: string
  sentAt: string
  /** How many were sent, this one included. */
  version: number
  answeredAt: string | null
  acceptedName: string | null
  /** Indexes of the optional lines that the client has added. */
  chosen: number[]
}
