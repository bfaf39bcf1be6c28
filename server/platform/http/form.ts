import type { Readable } from 'node:stream'
import type { Translate } from '#model/language/english.ts'
import { message } from '#model/language/message.ts'
import { type UploadRule, uploadMessages } from '#model/leads/upload.ts'
import type { FileStore, ReceivedFile } from '#server/platform/files/file-store.ts'
import { HttpError } from './problem.ts'
import type { Keep } from './with-error-handling.ts'

/** A form's text fields, and its file field if it has one. */
export type FormRules = {
  fields: readonly string[]
  /** Further text fields. */
  isField?: (name: string) => boolean
  file?: { field: string; rule: UploadRule }
  /** For messages to visitors; English without it. */
  t?: Translate
}

export function isFormField({ fields, isField }: FormRules, name: string) {
  return fields.includes(name) || Boolean(isField?.(name))
}

/** A form as received. `errors` were found while reading. The caller keeps or discards the file. */
export type Form = {
  fields: Record<string, string>
  file: FormFile | null
  errors: Record<string, string>
}

export type FormFile = { name: string; received: ReceivedFile }

export type FormReading = {
  /** Called at the start with the object that reading fills. */
  keep: Keep
  /** Node's stream of the body, if there is one. */
  incoming?: Readable | undefined
  files?: FileStore
  /** Thrown after reading if the form has a file. */
  fileRefusal?: HttpError
  /** Thrown after reading the text fields for `keep`. */
  refusal?: HttpError
}

export const TOO_LONG = message('This text is too long. Please shorten it.')

/** For an incomplete or malformed form. */
export function unreadableForm() {
  return badForm(
    message('The form is not complete or not valid multipart/form-data. Please send it again.'),
  )
}

/** For a form larger than its fields and file may be. */
export function tooLargeForm(rules: FormRules, bytesMax: number) {
  if (!rules.file) {
    return new HttpError({ status: 413, message: `The form is larger than ${bytesMax / 1024} kB.` })
  }
  const message = uploadMessages.tooLarge(rules.file.rule, rules.t)
  return new HttpError({ status: 413, message, errors: { [rules.file.field]: message } })
}

/** For a form that cannot be used, with the reason. */
export function badForm(message: string) {
  return new HttpError({ status: 400, message })
}
