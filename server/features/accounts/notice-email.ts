import { adminPaths } from '#model/admin-paths.ts'
import { formatDateTime } from '#server/features/leads/format-date-time.ts'
import type { OutboxRow } from '#server/platform/db/rows/outbox.ts'
import type { EmailDeps, EmailMessage } from '#server/platform/mail/email-template.ts'
import type { Notice } from './notify.ts'

/** Subject and text of each notice. */
const texts: Record<Notice['event'], { subject: string; text: string }> = {
  'new-device': {
    subject: 'New sign-in to your account',
    text: 'Someone signed in to your account with a browser that had not been used for it before.',
  },
  'password-changed': {
    subject: 'Your password was changed',
    text: 'The password of your account was changed. Other devices were signed out.',
  },
  'role-changed': {
    subject: 'Your role was changed',
    text: 'Your permissions on the site were changed.',
  },
  'app-added': {
    subject: 'Authenticator app added',
    text: 'Two-factor authentication with an authenticator app was turned on for your account.',
  },
  'app-removed': {
    subject: 'Authenticator app removed',
    text: 'Two-factor authentication with an authenticator app was turned off for your account.',
  },
  'codes-renewed': {
    subject: 'New recovery codes',
    text: 'New recovery codes were created for your account. Earlier ones no longer work.',
  },
  'recovery-code-used': {
    subject: 'Signed in with a recovery code',
    text: 'Someone signed in to your account with your password and one of your recovery codes. The code does not work again.',
  },
  'passkey-added': {
    subject: 'Passkey added',
    text: 'A passkey was added to your account. It can be used to sign in without the password.',
  },
  'passkey-removed': {
    subject: 'Passkey removed',
    text: 'A passkey was removed from your account.',
  },
  'factors-removed': {
    subject: 'Two-factor authentication turned off',
    text: 'All second factors of your account were removed by the operator of the server.',
  },
  'token-added': {
    subject: 'Access token made',
    text: 'An access token was made for your account. A program that has it can read, and write drafts if it says so, as you. If you did not make it, revoke it on your account page, under Access tokens.',
  },
}

/** Notifies a person of a change to their account. Null if the account was removed. */
export async function accountNotice(deps: EmailDeps, row: OutboxRow): Promise<EmailMessage | null> {
  const person = await deps.store
    .selectFrom('user')
    .select('id')
    .where('id', '=', row.subject_id ?? '')
    .executeTakeFirst()
  if (!person) return null
  const site = await deps.content.site()
  const { event, facts } = JSON.parse(row.payload) as Notice
  const { subject, text } = texts[event]
  return {
    content: {
      subject: `${subject}: ${site.name}’s website`,
      preview: text,
      heading: subject,
      paragraphs: [text],
      facts: [{ label: 'When', value: formatDateTime(new Date(row.created_at), site) }, ...facts],
      action: { label: 'Check my account', url: `${deps.siteUrl}${adminPaths.account}` },
      afterwards: [
        'If you expected this, there is nothing to do. If not, change your password and sign out all other devices on your account page, and tell an owner of the site.',
      ],
      footer: [`${site.name}, ${site.address.join(', ')}`],
    },
  }
}
