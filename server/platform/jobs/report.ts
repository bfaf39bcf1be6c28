import { inspect } from 'node:util'
import { currentId } from '#server/platform/http/current-request.ts'
import { Unavailable } from '#server/platform/http/unavailable.ts'

/** Writes a line about the server's own work to stdout. */
export function logToConsole(sentence: string) {
  console.log(`${new Date().toISOString()} ${sentence}`)
}

/**
 * Writes an unexpected error to stderr, once, under the short id of its request, which may be told to the visitor. The database itself
 * tells when it is unavailable (db/warn-at-intervals.ts).
 */
export function reportToConsole(error: unknown) {
  const id = currentId()
  if (error instanceof Unavailable) return id
  console.error(`${new Date().toISOString()} error ${id} ${inspect(error, { depth: 4 })}`)
  return id
}
