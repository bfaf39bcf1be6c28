import type { ActionResult } from '#model/action-result.ts'
import { fail } from '#server/platform/http/problem.ts'

/** The value of a change. @throws HttpError if it was refused */
export function acceptedValue<T>(result: ActionResult<T>): T {
  if (result.ok) return result.value
  const { status, message, errors, retryAfter } = result
  fail(status, message, { errors, retryAfter })
}
