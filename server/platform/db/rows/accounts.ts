import type { Role } from '#model/accounts/accounts.ts'
import type { TokenScope } from '#model/accounts/tokens.ts'

export type UserRow = {
  id: string
  name: string
  email: string
  emailVerified: boolean | 0 | 1
  role: Role
  twoFactorEnabled: boolean | 0 | 1 | null
  /** Ends the person's replies to leads. */
  signature: string | null
  createdAt: Date | string
  updatedAt: Date | string
}

/** How somebody signs in; here always a password (`providerId` "credential"). */
export type AccountRow = {
  id: string
  accountId: string
  providerId: string
  userId: string
  password: string | null
  createdAt: Date | string
  updatedAt: Date | string
}

export type TwoFactorRow = {
  id: string
  userId: string
  /** JSON: the hashes of the unused recovery codes. */
  backupCodes: string
  /** True once the app has shown its first code. */
  verified: boolean | 0 | 1 | null
  /** Consecutive wrong codes from unknown browsers. */
  failedVerificationCount: number | null
  lockedUntil: Date | string | null
}

/** Pending sign-ins, whose `value` is the user's id, and used codes. */
export type VerificationRow = {
  id: string
  identifier: string
  value: string
  expiresAt: Date | string
}

export type SessionRow = {
  id: string
  token: string
  userId: string
  createdAt: Date | string
  updatedAt: Date | string
  expiresAt: Date | string
  ipAddress: string | null
  userAgent: string | null
}

/** `credential_id` and `public_key` (COSE) are base64url, `transports` a JSON list. */
export type PasskeyRow = {
  id: string
  user_id: string
  name: string
  credential_id: string
  public_key: string
  counter: number | string
  transports: string
  created_at: string
  last_used_at: string | null
}

/** A key with which a program acts for a person. */
export type AccessTokenRow = {
  id: string
  account_id: string
  name: string
  scope: TokenScope
  /** SHA-256 of the key, hex. */
  key_hash: string
  created_at: string
  expires_at: string
  last_used_at: string | null
}

export type AccountLinkRow = {
  id: string
  kind: 'set-up' | 'invitation' | 'reset'
  email: string
  role: Role | null
  /** SHA-256 of the key in the link, hex. */
  key_hash: string
  created_by: string | null
  created_at: string
  expires_at: string
  used_at: string | null
}
