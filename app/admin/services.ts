import type { Role } from '#model/accounts.ts'
import type { AdminAnswer } from '#model/admin-answer.ts'
import type { SubscribersAdmin } from './subscribers/service.ts'

/** Who is signed in. */
export type Person = {
  id: string
  name: string
  email: string
  role: Role
  hasSecondFactor: boolean
}

/** A change: given the form's values, which the server checks. */
export type Change<T = null> = (input?: unknown) => Promise<AdminAnswer<T>>

/** A question: given what the address says, which the server checks. A refusal is thrown as a `Response`. */
export type Ask<T> = (input?: unknown) => Promise<T>

/** A row of the audit log; `at` is an ISO moment. */
export type AuditEntry = {
  id: string
  actor: string
  action: string
  subject: string
  summary: string
  at: string
}

/** What the screens of the back office may ask of the server, by noun. */
export type AdminServices = {
  session: { actor(): Promise<Person | null> }
  accounts: {
    signIn: Change<{ needsCode: boolean }>
    signOut: Change
  }
  subscribers: SubscribersAdmin
  audit: { list: Ask<{ changes: AuditEntry[]; page: number; hasMore: boolean }> }
}
