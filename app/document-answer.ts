import { data } from 'react-router'
import type { FormResult } from '#model/form-result.ts'

/** Response with the result's status and headers, for forms submitted without JavaScript. */
export function documentAnswer(answer: FormResult) {
  const headers = answer.retryAfter ? { 'Retry-After': String(answer.retryAfter) } : undefined
  return data(answer, { status: answer.status, headers })
}

/** Without this, React Router drops an action's headers from a document response. */
export function passActionHeaders({ actionHeaders }: { actionHeaders: Headers }) {
  return actionHeaders
}
