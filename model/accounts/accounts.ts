/** From most to fewest permissions. */
export const roles = ['owner', 'editor', 'author', 'viewer'] as const

export type Role = (typeof roles)[number]

export const roleNames: Record<Role, string> = {
  owner: 'Owner',
  editor: 'Editor',
  author: 'Author',
  viewer: 'Viewer',
}

/** Descriptions of the roles on the Accounts page. */
export const roleLines: Record<Role, string> = {
  owner: 'Full access, including people and settings',
  editor: 'Replies to leads, writes and publishes',
  author:
    'Writes drafts of pages, posts and issues, uploads pictures and asks for a review; sees nothing of visitors',
  viewer: 'Reads content, but changes nothing and sees nothing of visitors',
}

/** True if `role` has the permissions of `least`. */
export function mayAct(role: Role, least: Role) {
  return roles.indexOf(role) <= roles.indexOf(least)
}

/** Whose accounts need a second factor: an authenticator app or a passkey. */
export const secondFactorRules = ['nobody', 'owners', 'everyone'] as const

export type SecondFactorRule = (typeof secondFactorRules)[number]

/** What a sign-in requires after the password. */
export type SecondStep = 'nothing' | 'code' | 'passkey'

export const secondFactorRuleNames: Record<SecondFactorRule, string> = {
  nobody: 'Nobody',
  owners: 'Owners',
  everyone: 'Everyone',
}

/** Maximum characters of a passkey's name, and maximum passkeys of an account. */
export const PASSKEY_NAME_MAX = 60
export const PASSKEYS_MAX = 20

/** Characters of a password (NIST SP 800-63B). */
export const PASSWORD_MIN = 12
export const PASSWORD_MAX = 200

/** A session expires this long after its last use, and at the latest this long after the sign-in. */
export const SESSION_IDLE_DAYS = 14
export const SESSION_MAX_DAYS = 30

/** How long links in emails and from `npm run admin` are valid. */
export const INVITATION_DAYS = 7
export const RESET_MINUTES = 60

/** Characters of a person's name. */
export const PERSON_NAME_MAX = 80

/** Maximum characters of a signature. */
export const SIGNATURE_MAX = 1_000

export const accountMessages = {
  signInFailed: 'The email or password is not correct. Check both and try again.',
  codeFailed: 'This code is not correct. Enter the newest one from your app, or a recovery code.',
  codeUsed: 'This code was already used. Wait for the next one and enter it.',
  codeExpired: 'That took too long, or there were too many attempts. Please sign in again.',
  passwordWrong: 'This is not your current password.',
  secondFactorRequired:
    'Two-factor authentication is required for your role. Set it up first, at /admin/two-factor.',
  passkeyFailed: 'This passkey could not be checked. Try again, or sign in with your password.',
  passkeyUnknown: 'This passkey is no longer registered here. Sign in with your password.',
  passkeyLate: 'That took too long. Try again.',
  passkeyGone: 'This passkey was already removed.',
  linkGone: 'This link was already used or has expired. Ask for a new one.',
  resetSent: 'If this address has an account, an email with a link is on its way.',
} as const
