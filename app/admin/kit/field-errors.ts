import type { ActionResult } from '#model/action-result.ts'

/** The sentences by field of what was refused. */
export function fieldErrors(answer: ActionResult<unknown> | undefined) {
  return answer && !answer.ok ? answer.errors : undefined
}
