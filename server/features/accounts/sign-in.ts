import { z } from 'zod'
import { accountMessages, type SecondStep } from '#model/accounts/accounts.ts'
import { entry } from '#server/platform/actions/action.ts'
import type { OpenDesk } from '#server/platform/actions/admin-context.ts'
import { refuse } from '#server/platform/http/problem.ts'
import { addressField, passwordField } from './account-fields.ts'
import { callAuth } from './call-auth.ts'
import { finishSignIn } from './finish-sign-in.ts'
import { record } from './record.ts'
import { recordFailure } from './record-failure.ts'
import { guardPassword } from './sign-in-limits.ts'

const signInSchema = z.object({ email: addressField, password: passwordField })

const messages: Record<SecondStep, string> = {
  nothing: 'Welcome back.',
  code: 'Enter the code of your app.',
  passkey: 'Use your passkey.',
}

/** By e-mail and password; where a second factor is set up, it is asked for next. */
export const signIn = entry(signInSchema, async (desk, { email, password }) => {
  const needs = await guardPassword(desk, email, () =>
    recordFailure(desk, { email }, 'wrong password', () => openSession(desk, email, password)),
  )
  return { message: messages[needs], value: { needs } }
})

/**
 * Puts the cookies of a new session, or of a sign-in that waits for its second step, on the answer; says what it needs.
 * Every failure gets the same sentence and, as better-auth hashes for unknown addresses too, takes the same time.
 */
export async function openSession(
  desk: OpenDesk,
  email: string,
  password: string,
): Promise<SecondStep> {
  const body = { email, password }
  const { response, headers } = await callAuth(
    () => desk.auth.api.signInEmail({ body, headers: desk.headers, returnHeaders: true }),
    () => refuse(422, accountMessages.signInFailed),
  )
  desk.cookies.push(...headers.getSetCookie())
  if ('twoFactorRedirect' in response) {
    const { twoFactorMethods } = response as unknown as { twoFactorMethods: string[] }
    return twoFactorMethods.includes('totp') ? 'code' : 'passkey'
  }
  await finishSignIn(desk, response.user)
  return 'nothing'
}

/** Ends the session of this browser. */
export const signOut = entry(z.unknown(), async (desk: OpenDesk) => {
  const { actor, auth, headers, cookies } = desk
  const { headers: answered } = await auth.api.signOut({ headers, returnHeaders: true })
  cookies.push(...answered.getSetCookie())
  if (actor) await record(desk, actor, { action: 'session.closed', summary: 'Signed out' })
  return { message: 'You are signed out.', value: null }
})
