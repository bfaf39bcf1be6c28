import type { Role } from '#model/accounts.ts'
import type { Ask, Change } from '../services.ts'

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

export type OwnAccount = {
  id: string
  name: string
  email: string
  role: Role
  hasSecondFactor: boolean
  /** Recovery codes that have not been used. */
  codesLeft: number
  sessions: OpenSession[]
}

export type AccountAdmin = {
  show: Ask<OwnAccount>
  rename: Change
  changePassword: Change
  endSession: Change
  endOtherSessions: Change
  startSecondFactor: Change<SecondFactorSetUp>
  confirmSecondFactor: Change<{ codes: string[] }>
  renewRecoveryCodes: Change<{ codes: string[] }>
  stopSecondFactor: Change
}
