/** Maximum characters of the project description. */
export const DETAILS_MAX = 20_000

/** Maximum characters of an option. */
export const OPTION_MAX = 60

/** `{email}` is the site's contact address. */
export const inquiryMessages = {
  success: 'Message sent successfully!',
  failure: 'We could not send your message. Please try again, or write to {email}.',
  nameRequired: 'Full name is required',
  detailsRequired: 'Project details are required',
  option: 'Choose one of the options',
} as const

/** Hidden fields: a honeypot for bots, and the milliseconds it took to fill in the form. */
export const HONEYPOT_FIELD = 'website'
export const FILL_TIME_FIELD = 'fill_time'

/** A form filled in faster than this many milliseconds goes to the Spam folder. */
export const FILL_TIME_MIN = 2000

/** Minimum milliseconds from submitting to the success banner. */
export const SUBMIT_DELAY = 1500
