import { randomBytes } from 'node:crypto'
import { inspect } from 'node:util'

/** Writes an unexpected error to stderr, once, under a short id that may be told to the visitor. */
export function reportToConsole(error: unknown) {
  const id = randomBytes(4).toString('hex')
  console.error(`${new Date().toISOString()} error ${id} ${inspect(error, { depth: 4 })}`)
  return id
}
