import type { Role } from '#model/accounts/accounts.ts'
import type { ActionResult } from '#model/action-result.ts'

/** Who is signed in. */
export type Person = {
  id: string
  name: string
  email: string
  role: Role
  hasSecondFactor: boolean
  lacksSecondFactor: boolean
}

/** Takes a form's values, which the server validates. */
export type Mutation<T = null> = (input?: unknown) => Promise<ActionResult<T>>

/** Takes the query of an address, which the server validates. Failures are thrown as a `Response`. */
export type Query<T> = (input?: unknown) => Promise<T>

/** A row of the audit log; `at` is an ISO moment. */
export type AuditEntry = {
  id: string
  actor: string
  action: string
  subject: string
  summary: string
  at: string
}

/** What a link of a mail or the console is for; `email` is empty for the first account of all. */
export type AccountLink = {
  kind: 'set-up' | 'invitation' | 'reset'
  email: string
  role: Role | null
}
