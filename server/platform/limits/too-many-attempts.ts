import { refuse } from '#server/platform/http/problem.ts'

/** @throws Refusal 429 with a sentence and the seconds to wait, at least one. */
export function tooManyTries(seconds: number): never {
  const retryAfter = Math.max(1, Math.ceil(seconds))
  refuse(429, `Too many tries. Wait ${inWords(retryAfter)}.`, { retryAfter })
}

function inWords(seconds: number) {
  if (seconds === 1) return '1 second'
  return seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`
}
