import { EMAIL_MAX } from '#model/email.ts'
import { looksLikeEmail } from '#model/email-shape.ts'

/** Visitors' forms take addresses that no mail server would. */
export function canBeWrittenTo({ email }: { email: string }) {
  return looksLikeEmail(email) && email.length <= EMAIL_MAX
}
