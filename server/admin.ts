import type { AdminServices, Services } from '#app/services.ts'
import { createAuth } from './accounts/auth.ts'
import { hashEncryptedCodes } from './accounts/hashed-recovery-codes.ts'
import { userSubject } from './accounts/record.ts'
import { requireEditor } from './accounts/require-editor.ts'
import { authHeaders, readSession } from './accounts/session.ts'
import { accountVerbs, ownAccountVerbs } from './accounts/verbs.ts'
import { adminDownload } from './admin-downloads.ts'
import { auditVerbs } from './audit/verbs.ts'
import type { AdminVisit } from './back-office/admin-pages.ts'
import { auditCounted } from './back-office/audit-counted.ts'
import { bindVerbs, type OnDenied } from './back-office/bind.ts'
import type { OpenDesk } from './back-office/desk.ts'
import type { Verbs } from './back-office/verb.ts'
import type { Config } from './config.ts'
import { contentVerbs } from './content-editor/verbs.ts'
import { dashboardVerbs } from './dashboard/verbs.ts'
import type { Database } from './db/open-database.ts'
import { inboxVerbs } from './inbox/verbs.ts'
import type { MailSettings } from './mail/carrier.ts'
import { mediaVerbs } from './media/verbs.ts'
import { missingPageVerbs } from './missing-pages/verbs.ts'
import { outboxVerbs } from './outbox-desk/verbs.ts'
import type { Client, Parts } from './parts.ts'
import { peopleVerbs } from './people/verbs.ts'
import { postVerbs } from './posts/verbs.ts'
import { privacyVerbs } from './privacy/verbs.ts'
import { selfCheckVerbs } from './self-check/verbs.ts'
import { subscriberVerbs } from './subscribers/verbs.ts'
import { webhookVerbs } from './webhooks/verbs.ts'

/** Everything that the back office can do, by noun. */
export const adminVerbs = {
  accounts: accountVerbs,
  account: ownAccountVerbs,
  roles: { requireEditor },
  people: peopleVerbs,
  audit: auditVerbs,
  posts: postVerbs,
  inbox: inboxVerbs,
  content: contentVerbs,
  media: mediaVerbs,
  mail: outboxVerbs,
  missingPages: missingPageVerbs,
  webhooks: webhookVerbs,
  selfCheck: selfCheckVerbs,
  subscribers: subscriberVerbs,
  privacy: privacyVerbs,
  dashboard: dashboardVerbs,
} satisfies Verbs

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
