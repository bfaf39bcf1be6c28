import { ConfigError } from '#server/platform/config/config.ts'

/** Writes a failed command's sentences to stderr, and lets the process end with 1. */
export function reportFailure(error: unknown) {
  if (error instanceof ConfigError) console.error(error.faults.join('\n'))
  else console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
