import { z } from 'zod'
import { accountMessages, type SecondStep } from '#model/accounts/accounts.ts'
import { publicAction } from '#server/actions/action.ts'
import type { PublicAdminContext } from '#server/actions/admin-context.ts'
import { fail } from '#server/platform/http/problem.ts'
import { addressField, passwordField } from './account-fields.ts'
import { callAuth } from './call-auth.ts'
import { noEditorCookies } from './editor-cookie.ts'
import { finishSignIn } from './finish-sign-in.ts'
import { record } from './record.ts'
import { recordFailure } from './record-failure.ts'
import { guardPassword } from './sign-in-limits.ts'

const signInSchema = z.object({ email: addressField, password: passwordField })

const messages: Record<SecondStep, string> = {
  nothing: 'Welcome back.',
  code: 'Enter the code from your app.',
  passkey: 'Use your passkey.',
}

/** Signs in with email and password. Returns the required second step, if any. */
export const signIn = publicAction(signInSchema, async (context, { email, password }) => {
  const needs = await guardPassword(context, email, () =>
    recordFailure(context, { email }, 'wrong password', () =>
      openSession(context, email, password),
    ),
  )
  return { message: messages[needs], value: { needs } }
})

/**
 * Sets the cookies of a new session, or of a sign-in that waits for its second step, and returns that step. All failures
 * have the same message and, because better-auth hashes for unknown addresses too, take the same time.
 */
export async function openSession(
  context: PublicAdminContext,
  email: string,
  password: string,
): Promise<SecondStep> {
  const body = { email, password }
  const { response, headers } = await callAuth(
    () => context.auth.api.signInEmail({ body, headers: context.headers, returnHeaders: true }),
    () => fail(422, accountMessages.signInFailed),
  )
  context.cookies.push(...headers.getSetCookie())
  if ('twoFactorRedirect' in response) {
    const { twoFactorMethods } = response as unknown as { twoFactorMethods: string[] }
    return twoFactorMethods.includes('totp') ? 'code' : 'passkey'
  }
  await finishSignIn(context, response.user, 'password')
  return 'nothing'
}

/** Ends the session of this browser. Returns the id of its person; null if it had ended. */
export const signOut = publicAction(z.unknown(), async (context: PublicAdminContext) => {
  const { actor, auth, headers, cookies, siteUrl } = context
  const { headers: answered } = await auth.api.signOut({ headers, returnHeaders: true })
  const isSecure = siteUrl?.startsWith('https:') ?? false
  cookies.push(...answered.getSetCookie(), ...noEditorCookies(isSecure))
  if (actor) await record(context, actor, { action: 'accounts.signed-out', summary: 'Signed out' })
  return { message: 'You are signed out.', value: { person: actor?.id ?? null } }
})
