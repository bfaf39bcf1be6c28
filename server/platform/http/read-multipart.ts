import { once } from 'node:events'
import busboy from 'busboy'
import type { Form, FormReading, FormRules } from './form.ts'
import { tooLargeForm, unreadableForm } from './form.ts'
import { countBytes } from './multipart-bytes.ts'
import { collectParts } from './multipart-parts.ts'
import { fail, HttpError } from './problem.ts'
import { bodyOf, declaredLength } from './read-bytes.ts'

/** Bytes for text fields and part headers, besides the largest file. */
const OVERHEAD = 1024 * 1024

/** The longest text field in four-byte characters, and a margin. */
const FIELD_BYTES_MAX = 100 * 1024

const PARTS_MAX = 50

/** Parses the parts as they arrive and streams a file to the store. */
export async function readMultipart(
  request: Request,
  rules: FormRules,
  reading: FormReading,
): Promise<Form> {
  const bytesMax = (rules.file?.rule.maxBytes ?? 0) + OVERHEAD
  const isTooLarge = declaredLength(request) > bytesMax
  const refusal = reading.refusal ?? (isTooLarge ? tooLargeForm(rules, bytesMax) : undefined)
  const counts = countBytes(request.headers.get('content-type') ?? '')
  const parser = openParser(request, rules)
  const parts = collectParts(parser, rules, { ...reading, refusal }, counts)

  async function parse() {
    const { signal } = parts
    let size = 0
    for await (const chunk of bodyOf(request, { signal, incoming: reading.incoming })) {
      size += chunk.length
      if (size > bytesMax) throw tooLargeForm(rules, bytesMax)
      counts.push(chunk)
      if (!parser.write(chunk)) await once(parser, 'drain', { signal })
    }
    const closed = once(parser, 'close', { signal })
    parser.end()
    await closed
  }

  const broken = await parse().then(nothing, (error: Error) => parser.errored ?? error)
  if (broken) parser.destroy(broken)
  if (broken) parts.abandon(broken)
  const { form, refused, storeError } = await parts.finish()
  const isWhole = !broken && counts.boundaries() === parts.count() + 1
  const error =
    refused ??
    (broken instanceof HttpError ? broken : refusal) ??
    // When reading fails, the store fails with the same error.
    (storeError === broken ? undefined : storeError) ??
    // busboy silently skips a part with an unreadable header: a file would be lost.
    (isWhole ? undefined : unreadableForm())
  if (error === undefined) return form
  if (form.file) await reading.files?.discard(form.file.received)
  throw error
}

function openParser(request: Request, rules: FormRules) {
  try {
    return busboy({
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
      defParamCharset: 'utf8',
      preservePath: true,
      limits: {
        fieldSize: FIELD_BYTES_MAX,
        // One more than allowed, as busboy does not tell an exact fit from a truncated file.
        fileSize: (rules.file?.rule.maxBytes ?? 0) + 1,
        parts: PARTS_MAX,
      },
    })
  } catch {
    fail(400, 'The form has no boundary between its parts. Please send it again.')
  }
}

function nothing() {
  return undefined
}
