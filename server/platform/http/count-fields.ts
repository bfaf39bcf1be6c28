import { MIMEType } from 'node:util'
import { fail } from './problem.ts'

/** The largest form, a page of selected leads, has a tenth. */
const FIELDS_MAX = 1_000

/**
 * Counts a form's fields before it is parsed: two megabytes of "a=1&" keep the parser busy for seconds.
 * @throws HttpError 413 with a sentence
 */
export function rejectManyFields(contentType: string | null, body: Buffer) {
  const separator = separatorOf(contentType ?? '')
  let at = -separator.length
  for (let count = 0; count <= FIELDS_MAX; count++) {
    at = body.indexOf(separator, at + separator.length)
    if (at < 0) return
  }
  fail(413, `The form has more than ${FIELDS_MAX.toLocaleString('en-US')} fields.`)
}

/** The boundary of a multipart form, otherwise "&". */
function separatorOf(contentType: string) {
  try {
    const { essence, params } = new MIMEType(contentType)
    return essence === 'multipart/form-data' ? `--${params.get('boundary') ?? ''}` : '&'
  } catch {
    return '&'
  }
}
