import { adminPaths } from '#model/admin-paths.ts'
import { formatDateTime } from '#server/features/leads/emails.ts'
import type { OutboxRow } from '#server/platform/db/rows/outbox.ts'
import type { EmailDeps, EmailMessage } from '#server/platform/mail/email-template.ts'
import type { Notice } from './notify.ts'

/** What happened, as the subject says it and as a sentence. */
const words: Record<Notice['event'], { subject: string; sentence: string }> = {
  'new-device': {
    subject: 'New sign-in to your account',
    sentence: 'Your account was signed in to from a browser that had not been used for it before.',
  },
  'password-changed': {
    subject: 'Your password was changed',
    sentence: 'The password of your account was changed. Other devices were signed out.',
  },
  'role-changed': {
    subject: 'Your role was changed',
    sentence: 'What you may do on the site was changed.',
  },
  'app-added': {
    subject: 'Authenticator app added',
    sentence: 'Two-factor authentication with an authenticator app was turned on for your account.',
  },
  'app-removed': {
    subject: 'Authenticator app removed',
    sentence:
      'Two-factor authentication with an authenticator app was turned off for your account.',
  },
  'codes-renewed': {
    subject: 'New recovery codes',
    sentence: 'New recovery codes were made for your account. Earlier ones no longer work.',
  },
  'passkey-added': {
    subject: 'Passkey added',
    sentence: 'A passkey was added to your account. It signs in without the password.',
  },
  'passkey-removed': {
    subject: 'Passkey removed',
    sentence: 'A passkey was removed from your account.',
  },
  'factors-removed': {
    subject: 'Two-factor authentication turned off',
    sentence: 'All second factors of your account were removed on the server.',
  },
}

/** Tells a person what changed in their account. Not written where the account is gone meanwhile. */
export async function accountNotice(deps: EmailDeps, row: OutboxRow): Promise<EmailMessage | null> {
  const person = await deps.store
    .selectFrom('user')
    .select('id')
    .where('id', '=', row.subject_id ?? '')
    .executeTakeFirst()
  if (!person) return null
  const site = await deps.content.site()
  const { event, facts } = JSON.parse(row.payload) as Notice
  const { subject, sentence } = words[event]
  return {
    headers: { 'Auto-Submitted': 'auto-generated' },
    content: {
      subject: `${subject}: ${site.name}’s website`,
      preview: sentence,
      heading: subject,
      paragraphs: [sentence],
      facts: [{ label: 'When', value: formatDateTime(new Date(row.created_at), site) }, ...facts],
      action: { label: 'Check my account', url: `${deps.siteUrl}${adminPaths.account}` },
      afterwards: [
        'If it was you, or you knew of it, there is nothing to do. If not, change your password and sign out all other devices on your account page, and tell an owner of the site.',
      ],
      footer: [`${site.name}, ${site.address.join(', ')}`],
    },
  }
}
