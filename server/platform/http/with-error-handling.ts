import type { FormResult } from '#model/form-result.ts'
import type { Report, SiteSettings } from '#server/platform/runtime.ts'
import { HttpError } from './problem.ts'
import { Unavailable } from './unavailable.ts'

/** Receives the fields being read, so that a page without JavaScript can show them again. */
export type Keep = (fields: unknown) => void

/**
 * Runs a form handler and turns errors into results: an HttpError into its own; anything else is reported and becomes
 * `failure`, with {email} filled in. An unavailable database or storage becomes `failure` with 503, or 507 if the disk is
 * full. All return what was typed.
 */
export async function withErrorHandling(
  { report, content }: { report: Report; content: SiteSettings },
  failure: string,
  work: (keep: Keep) => Promise<FormResult>,
): Promise<FormResult> {
  let kept: unknown
  const keep: Keep = (fields) => {
    kept = fields
  }
  try {
    return await work(keep)
  } catch (error) {
    const values = textsOf(kept)
    if (error instanceof HttpError && !(error instanceof Unavailable)) {
      return { values, ...error.answer }
    }
    const { email } = await content.site()
    const message = failure.replace('{email}', email)
    if (error instanceof Unavailable) return { ...error.answer, message, values }
    report(error)
    return { status: 500, message, values }
  }
}

function textsOf(fields: unknown) {
  if (typeof fields !== 'object' || fields === null) return undefined
  const texts = Object.entries(fields).filter((entry) => typeof entry[1] === 'string')
  return Object.fromEntries(texts) as Record<string, string>
}
