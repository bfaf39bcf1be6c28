import { paths } from '#model/paths.ts'
import type { Secrets } from '#server/platform/installation/secrets.ts'
import { readSignedKey, signedKey } from '#server/platform/installation/signed-key.ts'

type LinkSecrets = Pick<Secrets, 'offerLinks'>

/** The path of the page of an offer, with its key; `to`: the place of a recipient among all, from 1. */
export function offerLink({ offerLinks }: LinkSecrets, id: string, to = 0) {
  return `${paths.offer}?key=${signedKey(offerLinks, to > 0 ? `${id}.${to}` : id)}`
}

/** Whose link it is; null for one that was copied. `recipients`: JSON, of the offer. */
export function linkRecipient(recipients: string, to: number) {
  const all = JSON.parse(recipients) as string[]
  return all[to - 1] || null
}

/** The offer and the place of the recipient that a key is for; null if it is malformed or not signed by us. */
export function readOfferLinkKey({ offerLinks }: LinkSecrets, key: string) {
  const signed = readSignedKey(offerLinks, key)
  if (signed === null) return null
  const [id = '', to = 0] = signed.split('.')
  return { id, to: Number(to) }
}
