import type { Services } from '#app/services.ts'
import type { FormResult } from '#model/form-result.ts'
import { message } from '#model/language/message.ts'
import type { Report } from '#server/platform/runtime.ts'
import type { HeaderSet } from '#server/platform/security/response-headers.ts'
import { type ErrorLook, errorPage } from './error-page.ts'

/** A page that could not be rendered; already reported under `reference`. */
export class PageError extends Error {
  readonly reference: string

  constructor(reference: string) {
    super(`The page could not be rendered (${reference}).`)
    this.name = 'PageError'
    this.reference = reference
  }
}

/** Reports all errors of a page as one; returns the reference. */
export function reportErrors(report: Report, path: string, errors: readonly unknown[]) {
  const cause = errors.length > 1 ? new AggregateError(errors) : errors[0]
  return report(new Error(`The page ${path} failed.`, { cause }))
}

/** Shown when a request cannot be served now (rate limit, database unavailable). */
export function refusalPage(
  { status, message: sentence, retryAfter }: FormResult,
  headers: HeaderSet,
  look?: ErrorLook,
) {
  const title =
    status === 429 ? message('Too many requests') : message('This is not possible right now')
  return errorPage({ status, title, sentence, retryAfter }, headers, look)
}

/** Shown after an unexpected error; gives the contact address if content can still be read. */
export async function failurePage(
  reference: string,
  services: Services,
  headers: HeaderSet,
  look?: ErrorLook,
) {
  const email = await services.content.site().then(
    (site) => site.email,
    () => undefined,
  )
  return errorPage(
    {
      status: 500,
      title: message('This page is not working right now'),
      sentence: message('Something went wrong on our side. Please try again in a minute.'),
      email,
      reference,
    },
    headers,
    look,
  )
}
