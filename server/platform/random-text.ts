import { randomInt } from 'node:crypto'

/** Cryptographically random characters of an alphabet. */
export function randomText(alphabet: string, length: number) {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')
}
