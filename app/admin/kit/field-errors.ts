import type { AdminAnswer } from '#model/action-result.ts'

/** The sentences by field of what was refused. */
export function errorsOf(answer: AdminAnswer<unknown> | undefined) {
  return answer && !answer.ok ? answer.errors : undefined
}
