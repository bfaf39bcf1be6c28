import type { Form, FormReading, FormRules } from './form.ts'
import { fail } from './problem.ts'
import { rejectCompressed } from './read-bytes.ts'
import { readMultipart } from './read-multipart.ts'
import { readUrlEncoded } from './read-url-encoded.ts'

/**
 * Reads a form: multipart/form-data, its file streamed to the store, or application/x-www-form-urlencoded.
 * @throws HttpError 400, 413 or 415 with a sentence; its file is discarded then
 */
export async function readForm(
  request: Request,
  rules: FormRules,
  reading: FormReading,
): Promise<Form> {
  rejectCompressed(request)
  const type = (request.headers.get('content-type') ?? '').toLowerCase()
  if (/^application\/x-www-form-urlencoded\s*(;|$)/.test(type)) {
    return readUrlEncoded(request, rules, reading)
  }
  if (/^multipart\/form-data\s*(;|$)/.test(type)) return readMultipart(request, rules, reading)
  fail(415, 'The form must be sent as multipart/form-data.')
}
