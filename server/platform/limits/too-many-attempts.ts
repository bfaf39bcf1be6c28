import { fail } from '#server/platform/http/problem.ts'

/** @throws HttpError 429 with a sentence and the seconds to wait, at least one. */
export function tooManyAttempts(seconds: number): never {
  const retryAfter = Math.max(1, Math.ceil(seconds))
  fail(429, `Too many tries. Wait ${inWords(retryAfter)}.`, { retryAfter })
}

function inWords(seconds: number) {
  if (seconds === 1) return '1 second'
  return seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`
}
