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
import type { NotFoundAdmin } from '#app/admin/not-found/service.ts'
import type { PrivacyAdmin } from '#app/admin/privacy/service.ts'
import type { SystemAdmin } from '#app/admin/system/service.ts'
import type { WebhooksAdmin } from '#app/admin/webhooks/service.ts'
import type { SecondStep } from '#model/accounts/accounts.ts'
import type { AccountLink, Mutation, Person, Query } from './service-types.ts'

/** What the screens of the back office may ask of the server, by noun. */
export type AdminServices = {
  session: { actor(): Promise<Person | null> }
  accounts: {
    signIn: Mutation<{ needs: SecondStep }>
    signOut: Mutation
    /** What the browser asks an authenticator with; `origin` is the only address at which it works, where it is known. */
    askForPasskey: Mutation<{
      options: PublicKeyCredentialRequestOptionsJSON
      origin: string | null
    }>
    signInByPasskey: Mutation
    enterCode: Mutation
    forgot: Mutation
    readLink: Mutation<AccountLink>
    welcome: Mutation<{ isIn: boolean }>
  }
  account: AccountAdmin
  /** Throws for whoever may only look. */
  roles: { requireEditor: Query<null> }
  people: PeopleAdmin
  posts: PostAdmin
  inbox: InboxAdmin
  content: ContentAdmin
  media: MediaAdmin
  mail: MailAdmin
  notFound: NotFoundAdmin
  webhooks: WebhooksAdmin
  system: SystemAdmin
  subscribers: SubscribersAdmin
  privacy: PrivacyAdmin
  dashboard: DashboardAdmin
  audit: AuditAdmin
}
