import { ConfigError } from '#server/platform/config/config.ts'
import { Unavailable } from '#server/platform/http/unavailable.ts'

/** Writes a failed command's sentences to stderr, and lets the process end with 1. */
export function reportFailure(error: unknown) {
  console.error(sentencesOf(error))
  process.exitCode = 1
}

function sentencesOf(error: unknown) {
  if (error instanceof ConfigError) return error.errors.join('\n')
  if (error instanceof Unavailable) return error.reason
  return error instanceof Error ? error.message : String(error)
}
