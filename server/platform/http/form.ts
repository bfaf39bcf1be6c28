import type { Readable } from 'node:stream'
import type { UploadRule } from '#model/leads/upload.ts'
import type { FileStore, ReceivedFile } from '#server/platform/files/file-store.ts'
import type { HttpError } from './problem.ts'
import type { Keep } from './with-error-handling.ts'

/** A form's text fields, and its file field if it has one. */
export type FormRules = {
  fields: readonly string[]
  /** Further text fields. */
  isField?: (name: string) => boolean
  file?: { field: string; rule: UploadRule }
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
