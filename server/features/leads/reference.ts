import { randomText } from '#server/platform/random-text.ts'

/** Without characters that are easily confused: 0 O, 1 I L, U V. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A lead's reference that a person can read out, for example "WL-7Q2F-9KXA". */
export function newReference() {
  return `WL-${randomText(ALPHABET, 4)}-${randomText(ALPHABET, 4)}`
}
