import { changeRole } from './change-role.ts'
import { invite, withdrawInvitation } from './invite.ts'
import { listPeople } from './list.ts'
import { removePerson } from './remove.ts'

export const peopleVerbs = {
  list: listPeople,
  invite,
  withdrawInvitation,
  changeRole,
  remove: removePerson,
}
