import { uploadMessages } from '#model/leads/upload.ts'
import type { FormRules } from './form.ts'
import { HttpError } from './problem.ts'

/** For an incomplete or malformed form. */
export function unreadableForm() {
  return badForm('The form is not complete or not valid multipart/form-data. Please send it again.')
}

/** For a form larger than its fields and file may be. */
export function tooLargeForm(rules: FormRules, bytesMax: number) {
  if (!rules.file) {
    return new HttpError({ status: 413, message: `The form is larger than ${bytesMax / 1024} kB.` })
  }
  const message = uploadMessages.tooLarge(rules.file.rule)
  return new HttpError({ status: 413, message, errors: { [rules.file.field]: message } })
}

/** For a form that cannot be used, with the reason. */
export function badForm(message: string) {
  return new HttpError({ status: 400, message })
}
