import { inspect } from 'node:util'
import { currentId } from '#server/platform/http/current-request.ts'
import { Unavailable } from '#server/platform/http/unavailable.ts'
import { withSourcePlaces } from './source-places.ts'

/** Writes a line to stdout. */
export function logToConsole(sentence: string) {
  console.log(`${new Date().toISOString()} ${sentence}`)
}

/** Fields in which PostgreSQL and URL repeat what somebody typed. */
const valueFields = ['detail', 'where', 'input']

const DEPTH = 4

/**
 * Writes an unexpected error to stderr with the id of its request, which visitors may see too. The database warns of
 * its own unavailability (db/open-database.ts).
 */
export function reportToConsole(error: unknown) {
  const id = currentId()
  if (error instanceof Unavailable) return id
  dropValues(error)
  const text = withSourcePlaces(inspect(error, { depth: DEPTH }))
  console.error(`${new Date().toISOString()} error ${id} ${text}`)
  return id
}

function dropValues(error: unknown, depth = 0) {
  if (!(error instanceof Error) || depth > DEPTH) return
  for (const name of valueFields) Reflect.deleteProperty(error, name)
  dropValues(error.cause, depth + 1)
  if (error instanceof AggregateError) for (const each of error.errors) dropValues(each, depth + 1)
}
