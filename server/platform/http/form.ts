import type { UploadRule } from '#model/leads/upload.ts'
import type { FileStore, ReceivedFile } from '#server/platform/files/file-store.ts'
import type { HttpError } from './problem.ts'
import type { Keep } from './with-error-handling.ts'

/** What a form may hold: its text fields, and the one field that takes a file. */
export type FormRules = {
  fields: readonly string[]
  file?: { field: string; rule: UploadRule }
}

/** A form as it came. `errors` are faults seen while reading; the file is the caller's to keep or discard. */
export type Form = {
  fields: Record<string, string>
  file: FormFile | null
  errors: Record<string, string>
}

export type FormFile = { name: string; received: ReceivedFile }

export type FormReading = {
  /** Given the fields at once, filled while reading. */
  keep: Keep
  files?: FileStore
  /** Decided before reading: thrown once the form has been read, if it has a file. */
  fileRefusal?: HttpError
  /** Decided before reading: the text fields are still read for `keep`, then this is thrown. */
  refusal?: HttpError
}
