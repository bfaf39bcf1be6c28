import type { FormResult } from '#model/form-result.ts'
import { HttpError } from '#server/platform/http/problem.ts'

/** More errors are only counted. */
const NAMED_MAX = 3

/** Publishing was refused. `errors`: a sentence each, with the place of the field, for where no form shows them. */
export class PublishRefused extends HttpError {
  readonly errors: readonly string[]

  constructor(answer: FormResult, errors: readonly string[]) {
    super(answer)
    this.errors = errors
  }
}

/** Why publishing was refused, as sentences without a form beside them. */
export function failureSentence(error: HttpError) {
  const errors = error instanceof PublishRefused ? error.errors : []
  if (errors.length === 0) return error.answer.message
  const more = errors.length - NAMED_MAX
  return [...errors.slice(0, NAMED_MAX), ...(more > 0 ? [`And ${more} more.`] : [])].join(' ')
}
