import { EMAIL_MAX } from '#model/email.ts'
import { looksLikeEmail } from '#model/email-shape.ts'

/** Whether email can be sent: the visitors' forms accept looser addresses. */
export function isDeliverable({ email }: { email: string }) {
  return looksLikeEmail(email) && email.length <= EMAIL_MAX
}
