import { paths } from '#model/paths.ts'
import type { Secrets } from '#server/platform/installation/secrets.ts'
import { readSignedKey, signedKey } from '#server/platform/installation/signed-key.ts'

type LinkSecrets = Pick<Secrets, 'offerLinks'>

/** The path of the page of an offer, with its key; `to`: the place of a recipient among all, from 1. */
export function offerLink({ offerLinks }: LinkSecrets, id: string, to = 0) {
  const path = `${paths.offer}?key=${signedKey(offerLinks, id)}`
  return to > 0 ? `${path}&to=${to}` : path
}

/** Whose link it is; null for one that was copied. `recipients`: JSON, of the offer. */
export function linkRecipient(recipients: string, search: URLSearchParams) {
  const all = JSON.parse(recipients) as string[]
  return all[Number(search.get('to')) - 1] || null
}

/** The id of the offer that a key is for; null if it is malformed or not signed by us. */
export function readOfferLinkKey({ offerLinks }: LinkSecrets, key: string) {
  return readSignedKey(offerLinks, key)
}
