import { listAllTokens } from '#server/features/accounts/tokens/list-tokens.ts'
import { revokeToken } from '#server/features/accounts/tokens/revoke-token.ts'
import { changeRole } from './change-role.ts'
import { invite, withdrawInvitation } from './invite.ts'
import { listPeople } from './list.ts'
import { removePerson } from './remove.ts'
import { requireSecondFactor } from './require-second-factor.ts'
import { endPersonSession, endPersonSessions, showPerson } from './sessions.ts'

export const accountActions = {
  list: listPeople,
  show: showPerson,
  invite,
  withdrawInvitation,
  changeRole,
  remove: removePerson,
  endSession: endPersonSession,
  endSessions: endPersonSessions,
  requireSecondFactor,
  tokens: listAllTokens,
  revokeToken,
}
