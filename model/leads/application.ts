/** Value of the field `opening` for a general application. */
export const GENERAL_APPLICATION = 'general'

/** Maximum characters of the note. */
export const NOTE_MAX = 5_000

/** `{email}` is the site's contact address, `{file}` the name of the résumé, `{opening}` a title. */
export const applicationMessages = {
  success: 'Thank you! We have your application and your résumé “{file}”.',
  failure: 'We could not send your application. Please try again, or write to {email}.',
  nameRequired: 'Full name is required',
  phoneRequired: 'Phone is required',
  resumeRequired: 'Please choose your résumé',
  closed:
    'The opening “{opening}” has closed. Send your application again as a general one, and we will keep it for the next one that fits.',
  unknown:
    'We have no such opening. Send your application again as a general one, and we will keep it for the next one that fits.',
} as const
