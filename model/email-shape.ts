/** Text, @, text, dot, text. */
const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/

/** True for text with the shape of an email address. It may still not exist. */
export function looksLikeEmail(value: string) {
  return EMAIL_PATTERN.test(value)
}
