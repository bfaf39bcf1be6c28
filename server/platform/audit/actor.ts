import type { Role } from '#model/accounts/accounts.ts'

/** Who is signed in and asks. */
export type Actor = {
  id: string
  name: string
  email: string
  role: Role
  hasSecondFactor: boolean
  /** True where their role needs one and they have none: only setting it up is open to them. */
  lacksSecondFactor: boolean
  /** Id of the session by which they are in. */
  session: string
}
