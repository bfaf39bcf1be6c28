import type { FormResult } from '#model/form-result.ts'
import { HttpError } from '#server/platform/http/problem.ts'

/** More faults are only counted. */
const NAMED_MAX = 3

/** Publishing was refused. `faults`: a sentence each, with the place of the field, for where no form shows them. */
export class PublishRefused extends HttpError {
  readonly faults: readonly string[]

  constructor(answer: FormResult, faults: readonly string[]) {
    super(answer)
    this.faults = faults
  }
}

/** Why publishing was refused, as sentences without a form beside them. */
export function failureSentence(error: HttpError) {
  const faults = error instanceof PublishRefused ? error.faults : []
  if (faults.length === 0) return error.answer.message
  const more = faults.length - NAMED_MAX
  return [...faults.slice(0, NAMED_MAX), ...(more > 0 ? [`And ${more} more.`] : [])].join(' ')
}
