import { message } from '#model/language/message.ts'
/**
 * The result of a form submission, as JSON or rendered into the page.
 * `errors` and `values` are keyed by field name; `values` lets a page without JavaScript keep what was typed.
 */
export type FormResult = {
  status: number
  message: string
  errors?: Record<string, string>
  values?: Record<string, string>
  /** The reference of the stored lead, for example "AB-7Q2F-9KXA". */
  reference?: string
  /** Minutes until the promised answer, rounded down. */
  minutesLeft?: number
  /** Name of the stored file. */
  file?: string
  /** The key of a subscriber's own links. */
  key?: string
  /** Seconds to wait, with status 429 or 503. */
  retryAfter?: number
}

/** The summary of errors that are shown at their fields, with status 422. */
export const CORRECT = message('Please correct the marked fields and send the form again.')

/** True if the server stored the submission. */
export function isStored(answer: FormResult) {
  return answer.status >= 200 && answer.status < 300
}
