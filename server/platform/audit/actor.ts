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
  /** Name of the token with which a program acts for the person. */
  through?: string
}

/** What history and audit log call an actor. */
export function actorName({ name, through }: Pick<Actor, 'name' | 'through'>) {
  return through ? `${name} with “${through}”` : name
}
