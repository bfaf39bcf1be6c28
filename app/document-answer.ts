import { data } from 'react-router'
import type { FormResult } from '#model/form-result.ts'

/** The answer to a form that was sent without JavaScript, with its status and its headers. */
export function documentAnswer(answer: FormResult) {
  const headers = answer.retryAfter ? { 'Retry-After': String(answer.retryAfter) } : undefined
  return data(answer, { status: answer.status, headers })
}

/** React Router keeps an action's headers from a document unless the route passes them on. */
export function passActionHeaders({ actionHeaders }: { actionHeaders: Headers }) {
  return actionHeaders
}
