import { oneLineEnd } from '#model/text.ts'
import { type Form, type FormReading, type FormRules, isFormField } from './form.ts'
import { fail } from './problem.ts'
import { readBytes, utf8 } from './read-bytes.ts'
import { unknownField } from './validate.ts'

/** 20,000 four-byte characters, each byte percent-encoded, and the other fields. */
const BYTES_MAX = 300 * 1024

const PAIRS_MAX = 50

/** The fields of an application/x-www-form-urlencoded body, which cannot carry a file. */
export async function readUrlEncoded(
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
