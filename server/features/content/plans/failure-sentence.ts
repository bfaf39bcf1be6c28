import { elsewhereDocument } from '#model/content/editor.ts'
import type { FormResult } from '#model/form-result.ts'

/** More faults are only counted. */
const NAMED_MAX = 3

/** Why publishing was refused, as sentences without a form beside them. */
export function failureSentence({ message, errors = {} }: Pick<FormResult, 'message' | 'errors'>) {
  const faults = Object.entries(errors).map(([path, text]) => sentenceAt(path, text))
  if (faults.length === 0) return message
  const more = faults.length - NAMED_MAX
  const rest = more > 0 ? [`And ${more} more.`] : []
  return [...faults.slice(0, NAMED_MAX), ...rest].join(' ')
}

/** "blocks.3.title" as "Section 4, title". */
function sentenceAt(path: string, text: string) {
  if (path === '' || elsewhereDocument(path) !== null) return text
  const place = path.replace(/^blocks\.(\d+)\.?/, (_, index) => `section ${Number(index) + 1}, `)
  const name = place.replace(/, $/, '')
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}: ${text}`
}
