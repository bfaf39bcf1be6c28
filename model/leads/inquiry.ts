import { message } from '#model/language/message.ts'
/** Maximum characters of the project description. */
export const DETAILS_MAX = 20_000

/** Maximum characters of an option. */
export const OPTION_MAX = 60

/** `{email}` is the site's contact address. */
export const inquiryMessages = {
  success: message('Message sent successfully!'),
  failure: message('We could not send your message. Please try again, or write to {email}.'),
  nameRequired: message('Full name is required'),
  detailsRequired: message('Project details are required'),
  option: message('Choose one of the options'),
} as const

/** Hidden fields: a honeypot for bots, and the milliseconds it took to fill in the form. */
export const HONEYPOT_FIELD = 'website'
export const FILL_TIME_FIELD = 'fill_time'

/** A form filled in faster than this many milliseconds goes to the Spam folder. */
export const FILL_TIME_MIN = 2000

/** Minimum milliseconds from submitting to the success banner. */
export const SUBMIT_DELAY = 1500
