import { STATUS_CODES } from 'node:http'
import type { Problem } from '#model/problem.ts'

/** Every read may be refused so. */
export const readProblems: Record<number, string> = {
  400: 'A parameter is unknown, repeated or wrong; `message` names it.',
  429: 'Too many requests from one visitor; `Retry-After` has the seconds to wait.',
  500: 'A fault on our side.',
  503: 'The database is unavailable; `Retry-After` has the seconds to wait.',
}

/** Every form may be refused so. */
export const formProblems: Record<number, string> = {
  400: 'The body cannot be read: broken, cut off, a field twice, not UTF-8.',
  403: 'The request comes from a page of another site.',
  413: 'The body is too large.',
  415: 'The body has another type than the one described.',
  422: 'A field is missing, wrong or unknown; `errors` has a sentence for each.',
  429: 'Too many requests from one visitor; `Retry-After` has the seconds to wait.',
  500: 'A fault on our side; nothing was stored.',
  503: 'Nothing can be stored right now; `Retry-After` has the seconds to wait.',
  507: 'The disk has no room for the file, or for anything; nothing was stored.',
}

/** An example of a problem. */
export function problemExample(
  status: number,
  message: string,
  errors?: Record<string, string>,
): Problem {
  const problem = { type: 'about:blank', title: STATUS_CODES[status] ?? '', status, message }
  return errors ? { ...problem, errors } : problem
}
