import type { Readable } from 'node:stream'
import type { Busboy } from 'busboy'
import { uploadMessages } from '#model/leads/upload.ts'
import { oneLineEnd } from '#model/text.ts'
import { fileNameError, shownFileName } from '#server/platform/files/file-name.ts'
import {
  badForm,
  type Form,
  type FormFile,
  type FormReading,
  type FormRules,
  isFormField,
  TOO_LONG,
  unreadableForm,
} from './form.ts'
import { type Counts, replacementsIn } from './multipart-bytes.ts'
import type { HttpError } from './problem.ts'
import { unknownField } from './validate.ts'

/** Collects what the parser finds. The first error aborts `signal`, which stops reading. */
export function collectParts(
  parser: Busboy,
  rules: FormRules,
  reading: FormReading,
  counts: Counts,
) {
  const stop = new AbortController()
  const fields: Record<string, string> = Object.create(null)
  const errors: Record<string, string> = Object.create(null)
  const streams: Readable[] = []
  let file: Promise<FormFile | null> | undefined
  let refused: HttpError | undefined
  let fileError: HttpError | undefined
  let storeError: unknown
  let count = 0
  let replacements = 0
  reading.keep(fields)

  const abort = (refusal: HttpError) => {
    refused ??= refusal
    stop.abort()
  }

  parser.on('field', (name: string | undefined, value: string | undefined, { valueTruncated }) => {
    count += 1
    const shown = (name ?? '').slice(0, 100)
    if (!name) return abort(unreadableForm())
    if (name in fields) return abort(badForm(`The form has the field "${shown}" twice.`))
    // busboy returns no text for an unknown character set.
    replacements += replacementsIn(value ?? '')
    if (value === undefined || replacements > counts.replacements()) {
      return abort(badForm(`The field "${shown}" is not valid UTF-8.`))
    }
    const isFileField = name === rules.file?.field
    // A form made by a script may send an empty text where no file is chosen.
    if (isFileField && value === '') return
    if (isFileField || !isFormField(rules, name)) errors[shown] = unknownField(shown)
    else if (valueTruncated) errors[name] = TOO_LONG
    else fields[name] = oneLineEnd(value)
  })

  parser.on('file', (name: string | undefined, stream, { filename = '' }) => {
    count += 1
    streams.push(stream)
    // Stopping destroys the stream with an error, which would crash the process without a listener.
    stream.on('error', () => {})
    if (reading.refusal) return abort(reading.refusal)
    const skip = (field: string, sentence: string) => {
      errors[field] = sentence
      stream.resume()
    }
    const shown = (name ?? '').slice(0, 100)
    if (!rules.file || name !== rules.file.field) return skip(shown, unknownField(shown))
    if (file) return skip(name, uploadMessages.tooMany)
    // Browsers send an empty part without a name if no file is chosen.
    if (!filename) return void stream.once('data', () => skip(name, uploadMessages.name))
    const sentence = fileNameError(filename, rules.file.rule, rules.t)
    if (sentence) return skip(name, sentence)
    if (reading.fileRefusal) {
      fileError = reading.fileRefusal
      return void stream.resume()
    }
    file = receive(stream, shownFileName(filename), errors, rules, reading).catch((error) => {
      storeError = error
      stop.abort()
      return null
    })
  })

  parser.on('partsLimit', () => abort(badForm('The form has too many parts.')))
  parser.on('error', () => stop.abort())

  return {
    signal: stop.signal,
    count: () => count,
    /**
     * Destroys every file stream. busboy still processes its current chunk after it is destroyed, and may open a stream
     * that never ends.
     */
    abandon(error: Error) {
      for (const stream of streams) stream.destroy(error)
    },
    /** Waits for the store. The caller discards the file of a refused form. */
    async finish() {
      const form: Form = { fields, file: (await file) ?? null, errors }
      return { form, refused: refused ?? fileError, storeError }
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
  errors[field] =
    received.size === 0 ? uploadMessages.empty : uploadMessages.tooLarge(rule, rules.t)
  return null
}
