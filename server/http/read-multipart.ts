import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import busboy from 'busboy'
import { uploadMessages } from '#model/upload.ts'
import { fileNameFault, shownFileName } from '#server/files/file-name.ts'
import type { Form, FormFile, FormRules } from './form.ts'
import { type Counts, countBytes, replacementsIn } from './multipart-bytes.ts'
import { Refusal, refuse } from './problem.ts'
import { bodyOf, declaredLength } from './read-bytes.ts'
import type { FormReading } from './read-form.ts'
import { oneLineEnd } from './text-field.ts'
import { unknownField } from './validate.ts'

/** Room for text fields and part headers beside the largest file. */
const OVERHEAD = 1024 * 1024

/** The longest text of the site in four-byte characters, and some. */
const FIELD_BYTES_MAX = 100 * 1024

const PARTS_MAX = 50

/** Reads the parts as they come; a file goes straight to the store and is never whole in memory. */
export async function readMultipart(
  request: Request,
  rules: FormRules,
  reading: FormReading,
): Promise<Form> {
  const bytesMax = (rules.file?.rule.maxBytes ?? 0) + OVERHEAD
  const early =
    reading.refusal ?? (declaredLength(request) > bytesMax ? tooLarge(rules, bytesMax) : undefined)
  const parser = openParser(request, rules)
  const counts = countBytes(request.headers.get('content-type') ?? '')
  const parts = collectParts(parser, rules, { ...reading, refusal: early }, counts)
  async function* counted() {
    let size = 0
    for await (const chunk of bodyOf(request)) {
      size += chunk.length
      if (size > bytesMax) throw tooLarge(rules, bytesMax)
      counts.push(chunk)
      yield chunk
    }
  }
  try {
    await pipeline(counted(), parser, { signal: parts.signal })
    const form = await parts.form()
    if (early) throw early
    // busboy leaves out, in silence, a part whose header it cannot read: a file would be lost.
    if (counts.boundaries() !== parts.count() + 1) throw unreadable()
    return form
  } catch (error) {
    await parts.discard()
    throw (
      parts.fault() ??
      (error instanceof Refusal ? error : (parts.storeFault(error) ?? unreadable()))
    )
  }
}

function openParser(request: Request, rules: FormRules) {
  try {
    return busboy({
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
      defParamCharset: 'utf8',
      preservePath: true,
      limits: {
        fieldSize: FIELD_BYTES_MAX,
        // One more than allowed, because busboy cannot tell exactly full from cut off.
        fileSize: (rules.file?.rule.maxBytes ?? 0) + 1,
        parts: PARTS_MAX,
      },
    })
  } catch {
    refuse(400, 'The form has no boundary between its parts. Please send it again.')
  }
}

/** Listens to the parser and gathers what it finds; the first fault stops the reading. */
function collectParts(
  parser: busboy.Busboy,
  rules: FormRules,
  reading: FormReading,
  counts: Counts,
) {
  const stop = new AbortController()
  const fields: Record<string, string> = Object.create(null)
  const errors: Record<string, string> = Object.create(null)
  let file: Promise<FormFile | null> | undefined
  let fault: Refusal | undefined
  let storeFault: unknown
  let count = 0
  let replacements = 0
  reading.keep(fields)

  const fail = (error: Refusal) => {
    fault ??= error
    stop.abort()
  }

  parser.on('field', (name: string | undefined, value: string | undefined, { valueTruncated }) => {
    count += 1
    const shown = (name ?? '').slice(0, 100)
    if (!name) return fail(unreadable())
    if (name in fields) return fail(bad(`The form has the field "${shown}" twice.`))
    // busboy has no text for a part in a character set that it does not know.
    replacements += replacementsIn(value ?? '')
    if (value === undefined || replacements > counts.replacements()) {
      return fail(bad(`The field "${shown}" is not valid UTF-8.`))
    }
    const isFileField = name === rules.file?.field
    // A form made by a script may send an empty text where no file is chosen.
    if (isFileField && value === '') return
    if (isFileField || !rules.fields.includes(name)) errors[shown] = unknownField(shown)
    else if (valueTruncated) errors[name] = 'This text is too long. Please shorten it.'
    else fields[name] = oneLineEnd(value)
  })

  parser.on('file', (name: string | undefined, stream, { filename }) => {
    count += 1
    // Destroyed with an error when the reading stops; unheard, that would end the process.
    stream.on('error', () => {})
    if (reading.refusal) return fail(reading.refusal)
    const sent = filename ?? ''
    const skip = (field: string, sentence: string) => {
      errors[field] = sentence
      stream.resume()
    }
    const shown = (name ?? '').slice(0, 100)
    if (!rules.file || name !== rules.file.field) return skip(shown, unknownField(shown))
    if (file) return skip(name, uploadMessages.tooMany)
    // Without a choice browsers send an empty part without a name.
    if (sent === '') return void refuseContent(stream, () => skip(name, uploadMessages.name))
    const sentence = fileNameFault(sent, rules.file.rule)
    if (sentence) return skip(name, sentence)
    file = receive(stream, shownFileName(sent), errors, rules, reading).catch((error) => {
      storeFault = error
      stop.abort()
      return null
    })
  })

  parser.on('partsLimit', () => fail(bad('The form has too many parts.')))
  parser.on('error', () => {})

  return {
    signal: stop.signal,
    count: () => count,
    fault: () => fault,
    /** The disk's own error; the store also fails, with the reading's error, when the reading stops. */
    storeFault: (readingError: unknown) => (storeFault === readingError ? undefined : storeFault),
    form: async (): Promise<Form> => ({
      fields: { ...fields },
      file: (await file) ?? null,
      errors: { ...errors },
    }),
    async discard() {
      const arrived = await file
      if (arrived) await reading.files?.discard(arrived.received)
    },
  }
}

async function receive(
  stream: Readable & { truncated?: boolean },
  name: string,
  errors: Record<string, string>,
  rules: FormRules,
  { files }: FormReading,
): Promise<FormFile | null> {
  if (!files || !rules.file) throw new Error('A form with a file field needs a file store.')
  const received = await files.receive(stream)
  if (received.size > 0 && !stream.truncated) return { name, received }
  await files.discard(received)
  const { field, rule } = rules.file
  errors[field] = received.size === 0 ? uploadMessages.empty : uploadMessages.tooLarge(rule)
  return null
}

function refuseContent(stream: Readable, found: () => void) {
  stream.once('data', found)
}

function tooLarge(rules: FormRules, bytesMax: number) {
  if (!rules.file) return bad(`The form is larger than ${bytesMax / 1024} kB.`, 413)
  const message = uploadMessages.tooLarge(rules.file.rule)
  return new Refusal({ status: 413, message, errors: { [rules.file.field]: message } })
}

function unreadable() {
  return bad('The form is not complete or not valid multipart/form-data. Please send it again.')
}

function bad(message: string, status = 400) {
  return new Refusal({ status, message })
}
