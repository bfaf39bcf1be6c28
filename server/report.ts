import { randomBytes } from 'node:crypto'
import { inspect } from 'node:util'
import { Unavailable } from './http/unavailable.ts'

/** Writes a line about the server's own work to stdout. */
export function logToConsole(sentence: string) {
  console.log(`${new Date().toISOString()} ${sentence}`)
}

/**
 * Writes an unexpected error to stderr, once, under a short id that may be told to the visitor. The database itself
 * tells when it is unavailable (db/warn-at-intervals.ts).
 */
export function reportToConsole(error: unknown) {
  const id = randomBytes(4).toString('hex')
  if (error instanceof Unavailable) return id
  console.error(`${new Date().toISOString()} error ${id} ${inspect(error, { depth: 4 })}`)
  return id
}
