import { randomInt } from 'node:crypto'

/** Without characters that are easily confused: 0 O, 1 I L, U V. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A lead's reference that a person can read out, for example "WL-7Q2F-9KXA". */
export function newReference() {
  const four = () => Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
  return `WL-${four()}-${four()}`
}
