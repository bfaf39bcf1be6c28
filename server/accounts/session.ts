import { APIError } from 'better-auth/api'
import { type Role, SESSION_MAX_DAYS } from '#model/accounts.ts'
import type { Actor } from '#server/back-office/actor.ts'
import type { Client, Clock } from '#server/parts.ts'
import type { Auth } from './auth.ts'

const DAY = 86_400_000

/** Who a request's cookie stands for; a session that is nearly over is prolonged by the cookie that comes with it. */
export async function readSession(
  auth: Auth,
  headers: Headers,
  clock: Clock,
): Promise<{ actor: Actor | null; cookies: string[] }> {
  if (!headers.has('cookie')) return { actor: null, cookies: [] }
  const found = await auth.api.getSession({ headers, returnHeaders: true }).catch(nobodyWhereOver)
  if (!found) return { actor: null, cookies: [] }
  const { response, headers: answered } = found
  const cookies = answered.getSetCookie()
  if (!response) return { actor: null, cookies }
  const { user, session } = response
  if (session.createdAt <= oldestSignIn(clock())) {
    const { headers: ended } = await auth.api.signOut({ headers, returnHeaders: true })
    return { actor: null, cookies: ended.getSetCookie() }
  }
  const actor = {
    id: user.id,
    name: user.name,
    email: user.email,
    role: user.role as Role,
    hasSecondFactor: Boolean(user.twoFactorEnabled),
    session: session.id,
  }
  return { actor, cookies }
}

/** A session whose sign-in is not later than this is over, however much it is used. */
export function oldestSignIn(now: Date) {
  return new Date(now.getTime() - SESSION_MAX_DAYS * DAY)
}

/** A session that ends in the very moment in which it is prolonged is no fault. */
function nobodyWhereOver(error: unknown) {
  if (error instanceof APIError && error.statusCode === 401) return null
  throw error
}

/** The headers of a request as better-auth is to see them: the client's address as our own settings read it. */
export function authHeaders(request: Request, client: Client) {
  const headers = new Headers()
  for (const name of ['cookie', 'user-agent']) {
    const value = request.headers.get(name)
    if (value) headers.set(name, value)
  }
  headers.set('x-client-address', client.address)
  return headers
}
