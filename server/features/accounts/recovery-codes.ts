import { randomInt } from 'node:crypto'

/** Without characters that look like another (0 and O, 1 and I and L). */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const CODES = 10
const HALF = 5

/** Ten codes such as "7K2QX-M9FTB", 49 bits each; each lets its owner in once without the app. */
export function newRecoveryCodes() {
  return Array.from({ length: CODES }, () => `${characters()}-${characters()}`)
}

/** What somebody typed at the code step: six digits of the app, or a recovery code as it was written down. */
export function readCode(typed: string): { kind: 'app' | 'recovery'; code: string } {
  const plain = typed.toUpperCase().replace(/[^0-9A-Z]/g, '')
  if (/^\d{6}$/.test(plain)) return { kind: 'app', code: plain }
  return { kind: 'recovery', code: `${plain.slice(0, HALF)}-${plain.slice(HALF)}` }
}

function characters() {
  return Array.from({ length: HALF }, () => alphabet[randomInt(alphabet.length)]).join('')
}
