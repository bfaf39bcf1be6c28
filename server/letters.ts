import { invitationLetter, resetLetter } from './accounts/letters.ts'
import { accountNotice } from './accounts/notice-letter.ts'
import { leadReply } from './inbox/letters.ts'
import { leadReminder, leadToStaff, leadToVisitor } from './leads/letters.ts'
import type { Letters } from './mail/letter.ts'
import { selfCheckLetter } from './mail/self-check-letter.ts'
import { confirmLetter, welcomeLetter } from './newsletter/letters.ts'

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
