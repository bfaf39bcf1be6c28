import type { ActionResult } from '#model/action-result.ts'

/** A failed result's messages by field. */
export function fieldErrors(result: ActionResult<unknown> | undefined) {
  return result && !result.ok ? result.errors : undefined
}
