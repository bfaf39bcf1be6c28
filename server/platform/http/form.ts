import type { UploadRule } from '#model/leads/upload.ts'
import type { ReceivedFile } from '#server/platform/files/file-store.ts'

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
