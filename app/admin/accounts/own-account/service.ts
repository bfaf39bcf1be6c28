import type { Mutation, Query } from '#app/admin/service-types.ts'
import type { Role } from '#model/accounts/accounts.ts'

/** A device that is signed in; moments are ISO. */
export type OpenSession = {
  id: string
  device: string
  address: string
  since: string
  lastUsed: string
  isThis: boolean
}

/** A secret for an authenticator app: as text, and as the dark squares of a QR code of `size` squares a side. */
export type SecondFactorSetUp = { secret: string; qr: { size: number; path: string } }

/** A passkey; moments are ISO, `lastUsed` null before its first sign-in. */
export type Passkey = { id: string; name: string; since: string; lastUsed: string | null }

/** Where passkeys work: on this host, and where `origin` is known at this address alone. */
export type PasskeyRealm = { host: string; origin: string | null }

export type OwnFactors = {
  email: string
  /** True where this person's role needs a second factor. */
  isRequired: boolean
  hasApp: boolean
  /** Recovery codes that have not been used. */
  codesLeft: number
  passkeys: Passkey[]
  passkeyRealm: PasskeyRealm
}

export type OwnAccount = OwnFactors & {
  id: string
  name: string
  role: Role
  sessions: OpenSession[]
}

export type AccountAdmin = {
  show: Query<OwnAccount>
  factors: Query<OwnFactors>
  rename: Mutation
  changePassword: Mutation
  endSession: Mutation
  endOtherSessions: Mutation
  startSecondFactor: Mutation<SecondFactorSetUp>
  confirmSecondFactor: Mutation<{ codes: string[] }>
  renewRecoveryCodes: Mutation<{ codes: string[] }>
  stopSecondFactor: Mutation
  startPasskey: Mutation<{ options: PublicKeyCredentialCreationOptionsJSON }>
  addPasskey: Mutation
  renamePasskey: Mutation
  removePasskey: Mutation
}
