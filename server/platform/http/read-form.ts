import type { FileStore } from '#server/platform/files/file-store.ts'
import type { Form, FormRules } from './form.ts'
import { type Refusal, refuse } from './problem.ts'
import { refuseCompressed } from './read-bytes.ts'
import { readMultipart } from './read-multipart.ts'
import { readUrlEncoded } from './read-url-encoded.ts'
import type { Keep } from './with-error-handling.ts'

export type FormReading = {
  /** Given the fields at once, filled while reading. */
  keep: Keep
  files?: FileStore
  /** Decided before reading: thrown once the form has been read, if it has a file. */
  fileRefusal?: Refusal
  /** Decided before reading: the text fields are still read for `keep`, then this is thrown. */
  refusal?: Refusal
}

/**
 * A form's own POST: multipart/form-data, its file streamed to the store, or application/x-www-form-urlencoded.
 * @throws Refusal 400, 413 or 415 with a sentence; nothing of the file is left then.
 */
export async function readForm(
  request: Request,
  rules: FormRules,
  reading: FormReading,
): Promise<Form> {
  refuseCompressed(request)
  const type = (request.headers.get('content-type') ?? '').toLowerCase()
  if (/^application\/x-www-form-urlencoded\s*(;|$)/.test(type)) {
    return readUrlEncoded(request, rules, reading)
  }
  if (/^multipart\/form-data\s*(;|$)/.test(type)) return readMultipart(request, rules, reading)
  refuse(415, 'The form must be sent as multipart/form-data.')
}
