/** From the most to the least that a person may do. */
export const roles = ['owner', 'editor', 'viewer'] as const

export type Role = (typeof roles)[number]

/** What each role is for, as the people page says it. */
export const roleLines: Record<Role, string> = {
  owner: 'Everything, people and settings included',
  editor: 'Answers leads, writes and publishes',
  viewer: 'Sees everything, changes nothing',
}

/** True where `role` may do what needs `least`. */
export function mayAct(role: Role, least: Role) {
  return roles.indexOf(role) <= roles.indexOf(least)
}

/** Characters of a password; long enough to need no other rule (NIST SP 800-63B). */
export const PASSWORD_MIN = 12
export const PASSWORD_MAX = 200

export const accountMessages = {
  signInFailed: 'E-mail or password is not right. Check both and try again.',
  codeFailed: 'This code is not right. Enter the newest one from your app, or a recovery code.',
  resetSent: 'If this address has an account, a mail with a link is on its way.',
} as const
