/** Text, @, text, dot, text (specification 5). */
const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/

/** True for what has the shape of an e-mail address; whether it is one only a letter finds out. */
export function looksLikeEmail(value: string) {
  return EMAIL_PATTERN.test(value)
}
