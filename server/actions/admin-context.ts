import type { Deps } from '#server/deps.ts'
import type { Auth } from '#server/features/accounts/auth.ts'
import type { Readiness } from '#server/features/system/readiness.ts'
import type { Actor } from '#server/platform/audit/actor.ts'
import type { Config } from '#server/platform/config/config.ts'
import type { MailSettings } from '#server/platform/mail/mail-transport.ts'
import type { Client } from '#server/platform/runtime.ts'

/** The context of an admin action: the server's dependencies, the actor and the request. */
export type AdminContext = Deps & {
  actor: Actor
  client: Client
  auth: Auth
  /** The request's headers; better-auth reads the cookies from them. */
  headers: Headers
  /** `Set-Cookie` headers to add to the response. */
  cookies: string[]
  siteUrl: string | null
  /** True if a mail server is configured; otherwise emails are put on hold. */
  sendsMail: boolean
  /** Templates and transport for email; `mailer` is null without a mail server. */
  mail: MailSettings
  /** What this server needs to take requests, found lately. */
  readiness(): Readiness
  /** The server's settings, for the system screens. */
  config: Omit<Config, 'firstOwner' | 'secretKey'>
}

/** The context of a public action, which may have no actor. */
export type PublicAdminContext = Omit<AdminContext, 'actor'> & { actor: Actor | null }
