import { enterCode } from './enter-code.ts'
import { forgot } from './forgot.ts'
import { changePassword, rename, showAccount } from './own-account.ts'
import {
  confirmSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
  stopSecondFactor,
} from './second-factor.ts'
import { endOtherSessions, endSession } from './sessions.ts'
import { signIn, signOut } from './sign-in.ts'
import { readLink, welcome } from './welcome.ts'

/** The ways in and out. */
export const accountVerbs = { signIn, signOut, enterCode, forgot, readLink, welcome }

/** What everybody may do with their own account, whatever their role. */
export const ownAccountVerbs = {
  show: showAccount,
  rename,
  changePassword,
  endSession,
  endOtherSessions,
  startSecondFactor,
  confirmSecondFactor,
  renewRecoveryCodes,
  stopSecondFactor,
}
