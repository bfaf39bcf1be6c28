import { STATUS_CODES } from 'node:http'
import type { Problem } from '#model/problem.ts'

/** Problems of every read. */
export const readProblems: Record<number, string> = {
  400: 'A parameter is unknown, repeated or invalid; `message` names it.',
  429: 'Too many requests from one visitor; `Retry-After` has the seconds to wait.',
  500: 'An internal error.',
  503: 'The database or the storage of files is unavailable; `Retry-After` has the seconds to wait.',
}

/** Problems of every form. */
export const formProblems: Record<number, string> = {
  400: 'The body cannot be read: it is malformed, incomplete, not UTF-8, or repeats a field.',
  403: 'The request comes from another site’s page.',
  413: 'The body is too large.',
  415: 'The body has another type than described.',
  422: 'A field is missing, invalid or unknown; `errors` has a sentence for each.',
  429: 'Too many requests from one visitor; `Retry-After` has the seconds to wait.',
  500: 'An internal error; nothing was stored.',
  503: 'Nothing can be stored right now; `Retry-After` has the seconds to wait.',
  507: 'The disk is full; nothing was stored.',
}

export function problemExample(
  status: number,
  message: string,
  errors?: Record<string, string>,
): Problem {
  const problem = { type: 'about:blank', title: STATUS_CODES[status] ?? '', status, message }
  return errors ? { ...problem, errors } : problem
}
