import type { Role } from '#model/accounts/accounts.ts'

/** The signed-in person who calls an action. */
export type Actor = {
  id: string
  name: string
  email: string
  role: Role
  hasSecondFactor: boolean
  /** True if the role requires a second factor and none is set up; until then only its setup is allowed. */
  lacksSecondFactor: boolean
  /** Id of the current session. */
  session: string
}
