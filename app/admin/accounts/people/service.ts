import type { OpenSession } from '#app/admin/accounts/own-account/service.ts'
import type { Mutation, Query } from '#app/admin/service-types.ts'
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
  list: Query<{
    people: Colleague[]
    invitations: Invitation[]
    sendsMail: boolean
    secondFactorRule: SecondFactorRule
  }>
  show: Query<ColleagueSessions>
  /** With the link where no mail can carry it. */
  invite: Mutation<{ email: string; link: string } | null>
  withdrawInvitation: Mutation
  changeRole: Mutation
  remove: Mutation
  endSession: Mutation
  endSessions: Mutation
  requireSecondFactor: Mutation
}
