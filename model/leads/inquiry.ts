/** Specification 9. */
export const inquiryServices = [
  'Web-Development',
  'Digital Marketing',
  'UI/UX',
  'Consulting',
  'App-Development',
] as const

export type InquiryService = (typeof inquiryServices)[number]

/** Specification 9. */
export const inquiryBudgets = ['Less than $10K', '$10K - $50K', 'More than $50K'] as const

/** Maximum characters of the project description. */
export const DETAILS_MAX = 20_000

/** Specification 5 and 8. `{email}` is the site's contact address. */
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

/** Minimum milliseconds from submitting to the success banner (specification 4). */
export const SUBMIT_DELAY = 1500
