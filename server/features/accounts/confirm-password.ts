import { accountMessages } from '#model/accounts/accounts.ts'
import type { AdminContext } from '#server/actions/admin-context.ts'
import { fail } from '#server/platform/http/problem.ts'
import { callAuth } from './call-auth.ts'
import { guardOwnPassword } from './sign-in-limits.ts'

/**
 * Asks for the password before a sensitive change, in case someone else uses an open session.
 * @throws HttpError 422 with a message for the field "password", 429 after too many attempts.
 */
export async function confirmPassword(context: AdminContext, password: string) {
  const { api } = context.auth
  await guardOwnPassword(context, () =>
    callAuth(() => api.verifyPassword({ body: { password }, headers: context.headers }), reject),
  )
}

function reject(): never {
  const { passwordWrong } = accountMessages
  fail(422, passwordWrong, { errors: { password: passwordWrong } })
}
