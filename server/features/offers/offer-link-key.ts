import { paths } from '#model/paths.ts'
import type { Secrets } from '#server/platform/installation/secrets.ts'
import { readSignedKey, signedKey } from '#server/platform/installation/signed-key.ts'

type LinkSecrets = Pick<Secrets, 'offerLinks'>

/** The path of the page of an offer, with its key. */
export function offerLink({ offerLinks }: LinkSecrets, id: string) {
  return `${paths.offer}?key=${signedKey(offerLinks, id)}`
}

/** The id of the offer that a key is for; null if it is malformed or not signed by us. */
export function readOfferLinkKey({ offerLinks }: LinkSecrets, key: string) {
  return readSignedKey(offerLinks, key)
}
