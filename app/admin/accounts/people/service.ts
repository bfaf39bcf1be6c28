import type { OpenSession } from '#app/admin/accounts/own-account/service.ts'
import type { Ask, Change } from '#app/admin/services.ts'
import type { Role, SecondFactorRule } from '#model/accounts/accounts.ts'

/** Somebody with an account; moments are ISO, `lastSeen` null while they have no session. */
export type Colleague = {
  id: string
  name: string
  email: string
  role: Role
  hasSecondFactor: boolean
  since: string
  lastSeen: string | null
  isMe: boolean
}

/** One person, with where they are signed in. */
export type ColleagueSessions = {
  id: string
  name: string
  email: string
  role: Role
  isMe: boolean
  sessions: OpenSession[]
}

export type Invitation = { id: string; email: string; role: Role; until: string }

export type PeopleAdmin = {
  list: Ask<{
    people: Colleague[]
    invitations: Invitation[]
    sendsMail: boolean
    secondFactorRule: SecondFactorRule
  }>
  show: Ask<ColleagueSessions>
  /** With the link where no mail can carry it. */
  invite: Change<{ email: string; link: string } | null>
  withdrawInvitation: Change
  changeRole: Change
  remove: Change
  endSession: Change
  endSessions: Change
  requireSecondFactor: Change
}
