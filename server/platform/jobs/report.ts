import { inspect } from 'node:util'
import { currentId } from '#server/platform/http/current-request.ts'
import { Unavailable } from '#server/platform/http/unavailable.ts'

/** Writes a line to stdout. */
export function logToConsole(sentence: string) {
  console.log(`${new Date().toISOString()} ${sentence}`)
}

/**
 * Writes an unexpected error to stderr with the id of its request, which visitors may see too. The database warns of
 * its own unavailability (db/open-database.ts).
 */
export function reportToConsole(error: unknown) {
  const id = currentId()
  if (error instanceof Unavailable) return id
  console.error(`${new Date().toISOString()} error ${id} ${inspect(error, { depth: 4 })}`)
  return id
}
