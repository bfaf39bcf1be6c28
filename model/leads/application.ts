import { message } from '#model/language/message.ts'
import { uploadMessages } from './upload.ts'

/** Value of the field `opening` for a general application. */
export const GENERAL_APPLICATION = 'general'

/** Maximum characters of the note. */
export const NOTE_MAX = 5_000

/** The label for which the form's messages say "résumé". */
export const RESUME_LABEL = 'Your résumé'

/** `{email}` is the site's contact address, `{file}` the name of the résumé, `{opening}` a title. */
export const applicationMessages = {
  success: message('Thank you! We have your application and your résumé “{file}”.'),
  successRenamed: message('Thank you! We have your application and “{file}”.'),
  successWithoutFile: message('Thank you! We have your application.'),
  failure: message('We could not send your application. Please try again, or write to {email}.'),
  nameRequired: message('Full name is required'),
  phoneRequired: message('Phone is required'),
  resumeRequired: message('Please choose your résumé'),
  closed: message(
    'The opening “{opening}” has closed. Send your application again as a general one, and we will keep it for the next one that fits.',
  ),
  unknown: message(
    'We have no such opening. Send your application again as a general one, and we will keep it for the next one that fits.',
  ),
} as const

/** The message for an empty file field with this label. */
export function missingFile(label: string) {
  return label === RESUME_LABEL ? applicationMessages.resumeRequired : uploadMessages.missing
}
