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

/** Longest project description, in characters. */
export const DETAILS_MAX = 20_000

/** Specification 5 and 8. `{email}` is the site's contact address. */
export const inquiryMessages = {
  success: 'Message sent successfully!',
  failure: 'We could not send your message. Please try again, or write to {email}.',
  nameRequired: 'Full name is required',
  detailsRequired: 'Project details are required',
  option: 'Choose one of the options',
} as const

/** Fields that people never see: one to catch robots, one with the milliseconds that filling took. */
export const HONEYPOT_FIELD = 'website'
export const FILL_TIME_FIELD = 'fill_time'

/** Filled faster than this, a form goes to the Spam folder, in milliseconds. */
export const FILL_TIME_MIN = 2000

/** The success banner shows at the earliest this long after the submit, in milliseconds (specification 4). */
export const SUBMIT_DELAY = 1500
