import type { AdminServices, Services } from '#app/services.ts'
import { adminVerbs } from '#server/admin-actions.ts'
import { adminDownload } from '#server/admin-downloads.ts'
import type { AdminVisit } from '#server/admin-pages.ts'
import type { Parts } from '#server/app-context.ts'
import { createAuth } from '#server/features/accounts/auth.ts'
import { hashEncryptedCodes } from '#server/features/accounts/hashed-recovery-codes.ts'
import { userSubject } from '#server/features/accounts/record.ts'
import { authHeaders, readSession } from '#server/features/accounts/session.ts'
import type { OpenDesk } from '#server/platform/actions/admin-context.ts'
import { auditCounted } from '#server/platform/actions/audit-counted.ts'
import { bindVerbs, type OnDenied } from '#server/platform/actions/bind-actions.ts'
import type { Config } from '#server/platform/config/config.ts'
import type { Database } from '#server/platform/db/open-database.ts'
import type { MailSettings } from '#server/platform/mail/mail-transport.ts'
import type { Client } from '#server/platform/runtime.ts'

export type Admin = Awaited<ReturnType<typeof createAdmin>>

/** The back office: who asks is read from the request's cookie, and their verbs are bound to their role. */
export async function createAdmin(
  config: Config,
  parts: Parts,
  database: Database,
  mail: MailSettings,
) {
  const { name } = await parts.content.site()
  await hashEncryptedCodes(parts)
  const auth = await createAuth(database, config, parts.secrets, name)

  async function visit(
    request: Request,
    client: Client,
    publicServices: (admin: AdminServices) => Services,
  ): Promise<AdminVisit> {
    const headers = authHeaders(request, client)
    const { actor, cookies } = await readSession(auth, headers, parts)
    const verbs = bindVerbs(adminVerbs, { ...desk(client, headers, cookies), actor }, recordDenied)
    const services = publicServices({ session: { actor: async () => actor }, ...verbs })
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const download =
      actor && !actor.lacksSecondFactor && isRead ? adminDownload(request, verbs) : null
    return { actor, services, cookies, download }
  }

  const recordDenied: OnDenied = (actor, name) =>
    auditCounted(parts, actor, {
      action: 'permission.denied',
      subject: userSubject(actor.id),
      summary: `Permission denied: ${name}`,
      rest: 'Permission denied: other actions',
    })

  function desk(client: Client, headers: Headers, cookies: string[]): OpenDesk {
    const { siteUrl, smtpUrl } = config
    return {
      ...parts,
      actor: null,
      client,
      auth,
      headers,
      cookies,
      siteUrl,
      sendsMail: Boolean(smtpUrl),
      mail,
      config,
    }
  }

  return {
    auth,
    visit,
    /** For pages that know nobody: every verb of the back office refuses. */
    nobody: {
      session: { actor: async () => null },
      ...bindVerbs(adminVerbs, desk({ address: 'nobody' }, new Headers(), [])),
    } satisfies AdminServices,
  }
}
