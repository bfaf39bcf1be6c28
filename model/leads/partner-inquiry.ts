import { message } from '#model/language/message.ts'
/** `{email}` is the site's contact address. */
export const partnerMessages = {
  success: message('Thank you! Your form has been submitted.'),
  failure: message('We could not send your form. Please try again, or write to {email}.'),
  nameRequired: message('Name is required'),
  ageRequired: message('Age is required'),
  phoneRequired: message('Phone is required'),
  /** A hint beside the field; the form is sent anyway. */
  emailDoubt: message(
    'This does not look like an email address. Please check it; you can send it as it is.',
  ),
} as const
