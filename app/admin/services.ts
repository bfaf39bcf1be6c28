import type { AccountAdmin } from '#app/admin/accounts/own-account/service.ts'
import type { PeopleAdmin } from '#app/admin/accounts/people/service.ts'
import type { AuditAdmin } from '#app/admin/audit/service.ts'
import type { PostAdmin } from '#app/admin/blog/service.ts'
import type { ContentAdmin } from '#app/admin/content/service.ts'
import type { DashboardAdmin } from '#app/admin/dashboard/service.ts'
import type { InboxAdmin } from '#app/admin/leads/service.ts'
import type { MailAdmin } from '#app/admin/mail/service.ts'
import type { MediaAdmin } from '#app/admin/media/service.ts'
import type { SubscribersAdmin } from '#app/admin/newsletter/service.ts'
import type { MissingPagesAdmin } from '#app/admin/not-found/service.ts'
import type { PrivacyAdmin } from '#app/admin/privacy/service.ts'
import type { SelfCheckAdmin } from '#app/admin/system/service.ts'
import type { WebhooksAdmin } from '#app/admin/webhooks/service.ts'
import type { Role, SecondStep } from '#model/accounts/accounts.ts'
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

/** A change: given the form's values, which the server checks. */
export type Change<T = null> = (input?: unknown) => Promise<ActionResult<T>>

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

/** What a link of a mail or the console is for; `email` is empty for the first account of all. */
export type AccountLink = {
  kind: 'set-up' | 'invitation' | 'reset'
  email: string
  role: Role | null
}

/** What the screens of the back office may ask of the server, by noun. */
export type AdminServices = {
  session: { actor(): Promise<Person | null> }
  accounts: {
    signIn: Change<{ needs: SecondStep }>
    signOut: Change
    /** What the browser asks an authenticator with; `origin` is the only address at which it works, where it is known. */
    askForPasskey: Change<{
      options: PublicKeyCredentialRequestOptionsJSON
      origin: string | null
    }>
    signInByPasskey: Change
    enterCode: Change
    forgot: Change
    readLink: Change<AccountLink>
    welcome: Change<{ isIn: boolean }>
  }
  account: AccountAdmin
  /** Throws for whoever may only look. */
  roles: { requireEditor: Ask<null> }
  people: PeopleAdmin
  posts: PostAdmin
  inbox: InboxAdmin
  content: ContentAdmin
  media: MediaAdmin
  mail: MailAdmin
  missingPages: MissingPagesAdmin
  webhooks: WebhooksAdmin
  selfCheck: SelfCheckAdmin
  subscribers: SubscribersAdmin
  privacy: PrivacyAdmin
  dashboard: DashboardAdmin
  audit: AuditAdmin
}
