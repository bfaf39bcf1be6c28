import { APIError } from 'better-auth/api'
import { z } from 'zod'
import { accountMessages, PASSWORD_MAX } from '#model/accounts.ts'
import { EMAIL_MAX } from '#model/email.ts'
import type { OpenDesk } from '#server/back-office/desk.ts'
import { entry } from '#server/back-office/verb.ts'
import { refuse } from '#server/http/problem.ts'

const signInSchema = z.object({
  email: z.string().trim().min(1, 'Enter your e-mail address').max(EMAIL_MAX),
  password: z.string().min(1, 'Enter your password').max(PASSWORD_MAX),
})

/** By e-mail and password; where a second factor is set up, its code is asked for next. */
export const signIn = entry(signInSchema, async (desk, { email, password }) => {
  await desk.limits.count('signIn', desk.client)
  await desk.limits.count('signInAccount', { address: email.toLowerCase() })
  const { response, headers } = await callAuth(() =>
    desk.auth.api.signInEmail({
      body: { email: email.toLowerCase(), password },
      headers: desk.headers,
      returnHeaders: true,
    }),
  )
  desk.cookies.push(...headers.getSetCookie())
  const needsCode = 'twoFactorRedirect' in response
  return {
    message: needsCode ? 'Enter the code of your app.' : 'Welcome back.',
    value: { needsCode },
  }
})

/** The same sentence and, as better-auth hashes for unknown addresses too, the same time for every failure. */
async function callAuth<T>(call: () => Promise<T>) {
  try {
    return await call()
  } catch (error) {
    if (error instanceof APIError && error.statusCode < 500)
      refuse(422, accountMessages.signInFailed)
    throw error
  }
}

/** Ends the session of this browser. */
export const signOut = entry(z.unknown(), async ({ auth, headers, cookies }: OpenDesk) => {
  const { headers: answered } = await auth.api.signOut({ headers, returnHeaders: true })
  cookies.push(...answered.getSetCookie())
  return { message: 'You are signed out.', value: null }
})
