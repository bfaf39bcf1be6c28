import { invitationLetter, resetLetter } from '#server/features/accounts/emails.ts'
import { accountNotice } from '#server/features/accounts/notice-email.ts'
import { leadReminder, leadToStaff, leadToVisitor } from '#server/features/leads/emails.ts'
import { leadReply } from '#server/features/leads/inbox/emails.ts'
import { confirmLetter, welcomeLetter } from '#server/features/newsletter/emails.ts'
import type { Letters } from '#server/platform/mail/email-template.ts'
import { selfCheckLetter } from '#server/platform/mail/test-email.ts'

/** Every letter that the house writes, by the topic of its outbox row. */
export const letters: Letters = {
  invitation: invitationLetter,
  'password-reset': resetLetter,
  'account-notice': accountNotice,
  'lead-to-staff': leadToStaff,
  'lead-to-visitor': leadToVisitor,
  'lead-reminder': leadReminder,
  'lead-reply': leadReply,
  'confirm-subscription': confirmLetter,
  welcome: welcomeLetter,
  'self-check': selfCheckLetter,
}
