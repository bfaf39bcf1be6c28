/** `{email}` is the site's contact address. */
export const partnerMessages = {
  success: 'Thank you! Your form has been submitted.',
  failure: 'We could not send your form. Please try again, or write to {email}.',
  nameRequired: 'Name is required',
  ageRequired: 'Age is required',
  phoneRequired: 'Phone is required',
  /** A hint beside the field; the form is sent anyway. */
  emailDoubt:
    'This does not look like an email address. Please check it; you can send it as it is.',
} as const
