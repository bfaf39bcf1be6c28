import { invitationEmail, resetEmail } from '#server/features/accounts/emails.ts'
import { accountNotice } from '#server/features/accounts/notice-email.ts'
import {
  callToPerson,
  cancelledToPerson,
  movedToPerson,
  reminderToPerson,
} from '#server/features/calls/person-emails.ts'
import {
  callBooked,
  callCancelled,
  callGiven,
  callMoved,
  callReminder,
} from '#server/features/calls/visitor-emails.ts'
import { callsWithoutPersonEmail } from '#server/features/calls/without-person-email.ts'
import { commentEmail } from '#server/features/content/comments/emails.ts'
import {
  reviewAnsweredEmail,
  reviewRequestedEmail,
} from '#server/features/content/reviews/emails.ts'
import { weeklyLetter } from '#server/features/insights/weekly-letter.ts'
import { leadReminder, leadToStaff, leadToVisitor } from '#server/features/leads/emails.ts'
import { leadReply } from '#server/features/leads/inbox/emails.ts'
import { replySent } from '#server/features/leads/inbox/reply-sent.ts'
import { mailToStaff } from '#server/features/leads/mails/emails.ts'
import { confirmEmail, welcomeEmail } from '#server/features/newsletter/emails.ts'
import { endIssueEmail } from '#server/features/newsletter/issues/end-email.ts'
import { issueEmail } from '#server/features/newsletter/issues/issue-email.ts'
import { offerAccepted, offerAnswered, offerEmail } from '#server/features/offers/emails.ts'
import { dueStepsEmail } from '#server/features/pipeline/due-steps-email.ts'
import type { EmailTemplates } from '#server/platform/mail/email-template.ts'
import type { MailSettings } from '#server/platform/mail/mail-transport.ts'
import { testEmail } from '#server/platform/mail/test-email.ts'

/** All email templates, by outbox topic. */
export const emailTemplates = {
  invitation: invitationEmail,
  'password-reset': resetEmail,
  'account-notice': accountNotice,
  'lead-to-staff': leadToStaff,
  'lead-to-visitor': leadToVisitor,
  'lead-reminder': leadReminder,
  'lead-reply': leadReply,
  'mail-to-staff': mailToStaff,
  'due-steps': dueStepsEmail,
  'call-booked': callBooked,
  'call-cancelled': callCancelled,
  'call-to-person': callToPerson,
  'call-moved': callMoved,
  'call-given': callGiven,
  'call-reminder': callReminder,
  'call-cancelled-to-person': cancelledToPerson,
  'call-moved-to-person': movedToPerson,
  'call-reminder-to-person': reminderToPerson,
  'calls-without-person': callsWithoutPersonEmail,
  offer: offerEmail,
  'offer-accepted': offerAccepted,
  'offer-answered': offerAnswered,
  'weekly-letter': weeklyLetter,
  'review-requested': reviewRequestedEmail,
  'review-answered': reviewAnsweredEmail,
  'comment-added': commentEmail,
  'confirm-subscription': confirmEmail,
  welcome: welcomeEmail,
  issue: issueEmail,
  'self-check': testEmail,
} satisfies EmailTemplates

/** What follows once an email has been sent, by outbox topic. */
export const sentEmails = { 'lead-reply': replySent } satisfies MailSettings['sent']

/** What is recorded with the end of an email, by outbox topic. */
export const endedEmails = { issue: endIssueEmail } satisfies MailSettings['ended']
