import { STATUS_CODES } from 'node:http'
import type { FormAnswer } from '#model/form-answer.ts'
import type { Problem } from '#model/problem.ts'

/** A request that cannot be served as it is, with the sentence that says why; never a fault of ours. */
export class Refusal extends Error {
  readonly answer: FormAnswer

  constructor(answer: FormAnswer) {
    super(answer.message)
    this.name = 'Refusal'
    this.answer = answer
  }
}

/** Throws a Refusal: `message` is a sentence that tells a person what to do. */
export function refuse(status: number, message: string, more: Partial<FormAnswer> = {}): never {
  throw new Refusal({ status, message, ...more })
}

/** RFC 9457 `application/problem+json`; typed texts (`values`) are not sent back. */
export function problemResponse(answer: FormAnswer, headers: Record<string, string> = {}) {
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
