import type { OfferState } from '#model/offers/offer.ts'

export type OfferRow = {
  id: string
  lead_id: string
  /** Of the offers of its lead. */
  number: number
  state: OfferState
  /** The text that was sent last: a published revision of its document. */
  revision_id: string | null
  recipient: string | null
  /** JSON: all addresses to which it was sent, in order; "" for one that was erased. */
  recipients: string
  message: string | null
  sent_at: string | null
  /** Name of the account that sent it. */
  sent_by: string | null
  /** Its last day: "2026-12-24". */
  expires_on: string | null
  /** With tax and what was chosen, in minor units of its currency. */
  total: number | null
  currency: string | null
  /** When it was accepted or declined. */
  answered_at: string | null
  accepted_name: string | null
  /** JSON: indexes of the optional lines that the client has added. */
  chosen: string
  decline_reason: string | null
  created_at: string
}

export type OfferViewRow = {
  id: string
  offer_id: string
  revision_id: string
  /** Whose link was opened; null for one that was copied. */
  recipient: string | null
  seen_at: string
}
