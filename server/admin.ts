import { actionPath, countsPath, PERSON_HEADER } from '#model/admin-paths.ts'
import type { AdminContext, PublicAdminContext } from '#server/actions/admin-context.ts'
import { bindActions, type OnDenied } from '#server/actions/bind-actions.ts'
import { runByName } from '#server/actions/run-action.ts'
import { adminActions } from '#server/admin-actions.ts'
import { serveCounts } from '#server/admin-counts.ts'
import { adminDownload } from '#server/admin-downloads.ts'
import type { AdminVisit } from '#server/admin-pages.ts'
import type { Deps } from '#server/deps.ts'
import { createAuth } from '#server/features/accounts/auth.ts'
import { editorCookies } from '#server/features/accounts/editor-cookie.ts'
import { userSubject } from '#server/features/accounts/record.ts'
import { authHeaders, readSession } from '#server/features/accounts/session.ts'
import { readToken } from '#server/features/accounts/tokens/read-token.ts'
import { openProgram } from '#server/features/assistants/program.ts'
import { auditCounted } from '#server/platform/audit/audit-counted.ts'
import type { Config } from '#server/platform/config/config.ts'
import type { Database } from '#server/platform/db/open-database.ts'
import type { MailSettings } from '#server/platform/mail/mail-transport.ts'
import type { Client } from '#server/platform/runtime.ts'

export type Admin = Awaited<ReturnType<typeof createAdmin>>

/** The admin: reads the session from the request and binds the actions to its role. */
export async function createAdmin(
  config: Config,
  deps: Deps & Pick<AdminContext, 'readiness'>,
  database: Database,
  mail: MailSettings,
) {
  const { name } = await deps.content.site()
  const auth = await createAuth(database, config, deps, name)

  async function visit(request: Request, client: Client): Promise<AdminVisit> {
    const headers = authHeaders(request, client)
    // The browser asks for these by itself, also where nobody is: that must not prolong a session.
    const isAutomatic = automaticPaths.includes(new URL(request.url).pathname)
    const session = await readSession(auth, headers, deps, { prolongs: !isAutomatic })
    const { cookies } = session
    const person = request.headers.get(PERSON_HEADER)
    // What one person typed is not saved as another who has signed in since.
    const actor = person && person !== session.actor?.id ? null : session.actor
    const actions = bindActions(
      adminActions,
      { ...context(client, headers, cookies), actor },
      recordDenied,
    )
    const run = runByName(adminActions, actions)
    const admin = { session: { actor: async () => actor }, run, ...actions }
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const mayDownload = actor && !actor.lacksSecondFactor && isRead
    const { countStreams } = deps
    const download = mayDownload
      ? (adminDownload(request, admin) ?? serveCounts(request, { admin, actor, countStreams }))
      : null
    cookies.push(
      ...editorCookies(request, session.actor, config.siteUrl?.startsWith('https:') ?? false),
    )
    return { actor, admin, cookies, download }
  }

  /** Id of the open session of a request, which it does not prolong; null without one, or before a required second factor. */
  async function readOpenSession(request: Request, client: Client) {
    const headers = authHeaders(request, client)
    const { actor } = await readSession(auth, headers, deps, { prolongs: false })
    return actor && !actor.lacksSecondFactor ? actor.session : null
  }

  /** What a program with the token of a request may do; null without a valid one. */
  async function openOwnProgram(request: Request, client: Client) {
    const token = await readToken(deps, request.headers)
    // Without cookies: a token is all that counts.
    return token && openProgram(context(client, new Headers(), []), token, recordDenied)
  }

  const recordDenied: OnDenied = (actor, name) =>
    auditCounted(deps, actor, {
      action: 'accounts.permission-denied',
      subject: userSubject(actor.id),
      summary: `Permission denied: ${kebabCase(name)}`,
      rest: 'Permission denied: other actions',
    })

  function context(client: Client, headers: Headers, cookies: string[]): PublicAdminContext {
    const { siteUrl, smtpUrl } = config
    return {
      ...deps,
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

  return { visit, readSession: readOpenSession, openProgram: openOwnProgram }
}

const automaticPaths = [countsPath, actionPath('presence.report'), actionPath('presence.end')]

/** As audit actions are written: "notFound.dismiss" becomes "not-found.dismiss". */
function kebabCase(name: string) {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
