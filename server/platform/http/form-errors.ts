import { uploadMessages } from '#model/leads/upload.ts'
import type { FormRules } from './form.ts'
import { HttpError } from './problem.ts'

/** A form that breaks off, or whose parts do not fit together. */
export function unreadableForm() {
  return badForm('The form is not complete or not valid multipart/form-data. Please send it again.')
}

/** A form of more bytes than its fields and its file can have. */
export function tooLargeForm(rules: FormRules, bytesMax: number) {
  if (!rules.file) {
    return new HttpError({ status: 413, message: `The form is larger than ${bytesMax / 1024} kB.` })
  }
  const message = uploadMessages.tooLarge(rules.file.rule)
  return new HttpError({ status: 413, message, errors: { [rules.file.field]: message } })
}

/** A form that is no form, for the reason that the sentence gives. */
export function badForm(message: string) {
  return new HttpError({ status: 400, message })
}
