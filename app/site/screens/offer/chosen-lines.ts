import { priceLines } from '#model/offers/offer-blocks.ts'
import type { ReadableOffer } from '#model/offers/shown-offer.ts'

/** Indexes of the optional lines that are ticked: what was accepted, else what a refused answer had. */
export function chosenLines(
  { state, text, chosen }: ReadableOffer,
  values: Record<string, string>,
): number[] {
  if (state === 'accepted' || state === 'declined') return chosen
  return priceLines(text.blocks).flatMap((_, index) => (values[`option-${index}`] ? [index] : []))
}
