import type { Deps } from '#server/deps.ts'
import type { Auth } from '#server/features/accounts/auth.ts'
import type { Actor } from '#server/platform/audit/actor.ts'
import type { Config } from '#server/platform/config/config.ts'
import type { MailSettings } from '#server/platform/mail/mail-transport.ts'
import type { Client } from '#server/platform/runtime.ts'

/** What the actions of the back office work with: the server's deps, and who asks by which request. */
export type AdminContext = Deps & {
  actor: Actor
  client: Client
  auth: Auth
  /** Of the request; better-auth reads its cookies there. */
  headers: Headers
  /** `Set-Cookie` lines that the answer will carry. */
  cookies: string[]
  siteUrl: string | null
  /** True where a mail server is set, so that mail leaves and is not held. */
  sendsMail: boolean
  /** What mail is written and sent with; `mailer` is null where no mail server is set. */
  mail: MailSettings
  /** The server's settings, for the screens that look after it. */
  config: Omit<Config, 'firstOwner' | 'secretKey'>
}

/** The same before anybody has signed in. */
export type PublicAdminContext = Omit<AdminContext, 'actor'> & { actor: Actor | null }
