import type { FormResult } from '#model/form-result.ts'
import type { Language } from '#model/language/language.ts'
import { translationOf } from '#model/language/translation-of.ts'
import type { Report, SiteSettings } from '#server/platform/runtime.ts'
import { HttpError } from './problem.ts'
import { Unavailable } from './unavailable.ts'

type PublicSettings = SiteSettings & { language(): Promise<Language> }

/** Receives the fields being read, so that a page without JavaScript can show them again. */
export type Keep = (fields: unknown) => void

/**
 * Runs a form handler and turns errors into results: an HttpError into its own; anything else is reported and becomes
 * `failure`, with {email} filled in. An unavailable database or storage becomes `failure` with 503, or 507 if the disk is
 * full. All return what was typed.
 */
export async function withErrorHandling(
  { report, content }: { report: Report; content: PublicSettings },
  failure: string,
  work: (keep: Keep) => Promise<FormResult>,
): Promise<FormResult> {
  let kept: unknown
  const language = await content.language()
  const keep: Keep = (fields) => {
    kept = fields
  }
  try {
    return translated(await work(keep), language)
  } catch (error) {
    const values = textsOf(kept)
    if (error instanceof HttpError && !(error instanceof Unavailable)) {
      return translated({ values, ...error.answer }, language)
    }
    const { email } = await content.site()
    const message = language.t(failure, { email })
    if (error instanceof Unavailable) return { ...error.answer, message, values }
    report(error)
    return { status: 500, message, values }
  }
}

/** Messages that have no values are translated here, whoever wrote them; the others, where they got their values. */
function translated(result: FormResult, language: Language): FormResult {
  const errors = Object.entries(result.errors ?? {}).map(([field, error]) => [
    field,
    translationOf(error, language),
  ])
  return {
    ...result,
    message: translationOf(result.message, language),
    ...(result.errors && { errors: Object.fromEntries(errors) }),
  }
}

function textsOf(fields: unknown) {
  if (typeof fields !== 'object' || fields === null) return undefined
  const texts = Object.entries(fields).filter((entry) => typeof entry[1] === 'string')
  return Object.fromEntries(texts) as Record<string, string>
}
