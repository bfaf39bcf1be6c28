import type { Role } from '#model/accounts.ts'

/** Who is signed in and asks. */
export type Actor = {
  id: string
  name: string
  email: string
  role: Role
  hasSecondFactor: boolean
  /** Id of the session by which they are in. */
  session: string
}
