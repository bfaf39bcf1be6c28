import { STATUS_CODES } from 'node:http'
import type { FormResult } from '#model/form-result.ts'
import type { Problem } from '#model/problem.ts'

/** An expected error with a sentence for the sender. Not reported as an error. */
export class HttpError extends Error {
  readonly answer: FormResult

  constructor(answer: FormResult) {
    super(answer.message)
    this.name = 'HttpError'
    this.answer = answer
  }
}

/** Throws an HttpError. `message` is a sentence that tells a person what to do. */
export function fail(status: number, message: string, more: Partial<FormResult> = {}): never {
  throw new HttpError({ status, message, ...more })
}

/** RFC 9457 `application/problem+json`, without what was typed (`values`). */
export function problemResponse(answer: FormResult, headers: Record<string, string> = {}) {
  const { status, message, errors, retryAfter } = answer
  const title = STATUS_CODES[status] ?? 'Error'
  const problem: Problem = { type: 'about:blank', title, status, message, errors }
  return new Response(JSON.stringify(problem), {
    status,
    headers: {
      'content-type': 'application/problem+json; charset=utf-8',
      'cache-control': 'no-store',
      ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }),
      ...headers,
    },
  })
}
