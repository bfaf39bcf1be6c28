import type { Role } from '#model/accounts/accounts.ts'
import { SESSION_MAX_DAYS } from '#model/accounts/accounts.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/platform/audit/actor.ts'
import { fail } from '#server/platform/http/problem.ts'
import { Unavailable } from '#server/platform/http/unavailable.ts'
import type { Client } from '#server/platform/runtime.ts'
import { within } from '#server/platform/within.ts'
import type { Auth } from './auth.ts'
import { callAuth } from './call-auth.ts'
import { needsSecondFactor } from './second-factor-rule.ts'

const DAY = 86_400_000

/** Milliseconds that a request waits for an optional write. */
const WRITE_WAIT = 500

/** The actor of a request's session cookie. Extends a session that is due for it, unless `prolongs` is false; returns the cookies to set. */
export async function readSession(
  auth: Auth,
  headers: Headers,
  { store, clock }: Pick<Deps, 'store' | 'clock'>,
  { prolongs = true } = {},
): Promise<{ actor: Actor | null; cookies: string[] }> {
  if (!headers.has('cookie')) return { actor: null, cookies: [] }
  const request = { headers, returnHeaders: true as const }
  const { response, headers: answered } = await callAuth(
    () => auth.api.getSession(request),
    (code) => fail(401, code),
  )
  if (!response) {
    // Deletes the row of an expired session.
    await refresh(auth, headers)
    return { actor: null, cookies: answered.getSetCookie() }
  }
  const { user, session } = response
  if (session.createdAt <= oldestSignIn(clock()) || session.createdAt > newestSignIn()) {
    const ended = await writeOrFallback(auth.api.signOut({ headers, returnHeaders: true }), null)
    return { actor: null, cookies: ended?.headers.getSetCookie() ?? [] }
  }
  const cookies = prolongs && isRefreshDue(response) ? await refresh(auth, headers) : []
  if (!cookies) return { actor: null, cookies: [] }
  const role = user.role as Role
  const hasSecondFactor = Boolean(user.twoFactorEnabled)
  const actor = {
    id: user.id,
    name: user.name,
    email: user.email,
    role,
    hasSecondFactor,
    lacksSecondFactor: !hasSecondFactor && (await needsSecondFactor(store, role)),
    session: session.id,
  }
  return { actor, cookies }
}

/** Sessions that were started before this time have expired, even if they are in use. */
export function oldestSignIn(now: Date) {
  return new Date(now.getTime() - SESSION_MAX_DAYS * DAY)
}

/**
 * Sessions that were started after this time, while the clock was ahead, would last for as long. By the machine's
 * clock, as better-auth writes it.
 */
function newestSignIn() {
  return new Date(Date.now() + DAY)
}

/** better-auth has no type for this field. */
function isRefreshDue(answer: object) {
  return (answer as { needsRefresh?: boolean }).needsRefresh === true
}

/**
 * Extends a session and returns its cookies; none if it cannot be written now, because the next request tries again.
 * Null if the session has just ended.
 */
async function refresh(auth: Auth, headers: Headers) {
  const request = { headers, method: 'POST' as const, returnHeaders: true as const }
  const writing = callAuth(
    () => auth.api.getSession(request),
    () => null,
  )
  return writeOrFallback(
    writing.then((result) => (result?.response ? result.headers.getSetCookie() : null)),
    [],
  )
}

/** The result of a write, or `fallback` if the database is slow or unavailable. */
function writeOrFallback<T>(write: Promise<T>, fallback: T): Promise<T> {
  const attempt = write.catch((error: unknown) => {
    if (error instanceof Unavailable) return fallback
    throw error
  })
  return within(WRITE_WAIT, attempt, fallback)
}

/** The headers for better-auth, with the client address determined by our own settings. */
export function authHeaders(request: Request, client: Client) {
  const headers = new Headers()
  for (const name of ['cookie', 'user-agent']) {
    const value = request.headers.get(name)
    if (value) headers.set(name, value)
  }
  headers.set('x-client-address', client.address)
  return headers
}
