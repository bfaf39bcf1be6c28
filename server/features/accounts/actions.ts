import { z } from 'zod'
import { publicAction, query } from '#server/actions/action.ts'
import { enterCode } from './enter-code.ts'
import { hasAccounts } from './first-owner.ts'
import { forgot } from './forgot.ts'
import { changePassword, rename, showAccount, showFactors } from './own-account.ts'
import { askForPasskey, signInByPasskey } from './passkey-sign-in.ts'
import { addPasskey, removePasskey, renamePasskey, startPasskey } from './passkeys.ts'
import {
  confirmSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
  stopSecondFactor,
} from './second-factor.ts'
import { endOtherSessions, endSession } from './sessions.ts'
import { signIn, signOut } from './sign-in.ts'
import { saveSignature } from './signature.ts'
import { createToken } from './tokens/create-token.ts'
import { listOwnTokens } from './tokens/list-tokens.ts'
import { revokeOwnToken } from './tokens/revoke-token.ts'
import { readLink, welcome } from './welcome.ts'

/** Actions that need no session: signing in and out, and emailed links. */
export const authActions = {
  signIn,
  signOut,
  askForPasskey,
  signInByPasskey,
  enterCode,
  forgot,
  readLink,
  welcome,
  /** Whether the first account is still to be made. */
  isNew: publicAction(z.object({}), async (context) => ({
    message: '',
    value: !(await hasAccounts(context)),
  })),
  /** Fails with 403 below the role; returns nothing. */
  requireEditor: query('editor', z.object({}), async () => null),
  requireAuthor: query('author', z.object({}), async () => null),
}

/** Actions on one's own account, for every role. */
export const ownAccountActions = {
  show: showAccount,
  factors: showFactors,
  rename,
  saveSignature,
  changePassword,
  endSession,
  endOtherSessions,
  startSecondFactor,
  confirmSecondFactor,
  renewRecoveryCodes,
  stopSecondFactor,
  startPasskey,
  addPasskey,
  renamePasskey,
  removePasskey,
  tokens: listOwnTokens,
  createToken,
  revokeToken: revokeOwnToken,
}
