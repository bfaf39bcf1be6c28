import { message } from '#model/language/message.ts'
/** The message is the same for new and known addresses. */
export const newsletterMessages = {
  success: message('Successfully subscribed to our newsletter!'),
  failure: message('Failed to subscribe. Please try again.'),
  network: message('Network error. Please check your connection and try again.'),
} as const

/**
 * What a subscriber agrees to, as the checkbox says it. Each consent is stored with the version of the wording: add new
 * versions and keep the old ones.
 */
export const consentTexts = {
  '2026-11': message(
    'We send one letter a month to this address, and nothing else. You confirm it once by e-mail, and every letter has a link that ends it.',
  ),
  '2026-11-22': message(
    'We send one email a month to this address, and nothing else. You confirm it once by email, and every email has an unsubscribe link.',
  ),
  '2026-11-29-clicks': message(
    'We send one email a month to this address, and nothing else. You confirm it once by email, and every email has an unsubscribe link. We note which links in our emails you follow, so that we send what you care about.',
  ),
} as const

/** The versions that say that clicks are counted by person. */
export const countedVersions: readonly ConsentVersion[] = ['2026-11-29-clicks']

/** What the privacy policy says of links in issues, by what is counted. */
export const clicksTexts = {
  off: message('We do not count whether the links in our newsletters are followed.'),
  sum: message(
    'The links in our newsletters lead through this site, which counts how often each of them is followed, and not by whom.',
  ),
  person: message(
    'The links in our newsletters lead through this site, which counts how often each of them is followed. If you agreed to it when you subscribed, we also store which of them you followed and when, so that we send you what you care about, until you unsubscribe.',
  ),
} as const

/** Days between two issues that the wording promises at least. */
export const ISSUE_INTERVAL_DAYS = 28

export type ConsentVersion = keyof typeof consentTexts

/** The version without counting by person. */
export const CONSENT_VERSION: ConsentVersion = '2026-11-22'

/** What a new subscriber agrees to, by what is counted of links. */
export function consentFor({ clicks }: { clicks: 'off' | 'sum' | 'person' }): ConsentVersion {
  return clicks === 'person' ? '2026-11-29-clicks' : CONSENT_VERSION
}

/** The wording of a version; null if consent was given elsewhere. */
export function consentTextOf(version: string) {
  return Object.hasOwn(consentTexts, version)
    ? consentTexts[version as keyof typeof consentTexts]
    : null
}

/** Days that the link in a confirmation email is valid. */
export const CONFIRM_WITHIN_DAYS = 7

/** Messages of the pages that emails link to. */
export const subscriptionMessages = {
  confirmed: message('Thank you. Your address is confirmed.'),
  unsubscribed: message('Done. We will not email you again.'),
  invalid: message(
    'This link no longer works: it has been used, is more than 7 days old, or was replaced by a newer one. Sign up again to get a new one.',
  ),
  unknown: message('This link is incomplete. Please open the whole link from the email.'),
  failure: message('Something went wrong on our side. Please try again in a minute.'),
  sample: message(
    'This link is from a test email and changes nothing. Subscribers get links that work.',
  ),
} as const
