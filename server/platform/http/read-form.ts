import { oneLineEnd } from '#model/text.ts'
import { type Form, type FormReading, type FormRules, isFormField } from './form.ts'
import { fail } from './problem.ts'
import { readBytes, rejectCompressed, utf8 } from './read-bytes.ts'
import { readMultipart } from './read-multipart.ts'
import { unknownField } from './validate.ts'

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

/** 20,000 four-byte characters, each byte percent-encoded, and the other fields. */
const BYTES_MAX = 300 * 1024

const PAIRS_MAX = 50

/** The fields of an application/x-www-form-urlencoded body, which cannot carry a file. */
async function readUrlEncoded(
  request: Request,
  rules: FormRules,
  { keep, refusal }: FormReading,
): Promise<Form> {
  const text = utf8(await readBytes(request, BYTES_MAX), 'The form')
  const pairs = text.split('&').filter((pair) => pair !== '')
  if (pairs.length > PAIRS_MAX) fail(400, 'The form has too many fields.')
  const fields: Record<string, string> = Object.create(null)
  const errors = new Map<string, string>()
  keep(fields)
  for (const pair of pairs) {
    const [left = '', ...right] = pair.split('=')
    const name = decode(left)
    const shown = name.slice(0, 100)
    if (name in fields) fail(400, `The form has the field "${shown}" twice.`)
    if (isFormField(rules, name)) fields[name] = oneLineEnd(decode(right.join('=')))
    else errors.set(shown, unknownField(shown))
  }
  if (refusal) throw refusal
  return { fields, file: null, errors: Object.fromEntries(errors) }
}

function decode(text: string) {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    fail(400, 'The form has a field that is not valid UTF-8.')
  }
}
