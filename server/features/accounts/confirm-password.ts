import { accountMessages } from '#model/accounts/accounts.ts'
import type { AdminContext } from '#server/actions/admin-context.ts'
import { fail } from '#server/platform/http/problem.ts'
import { callAuth } from './call-auth.ts'
import { guardSession } from './sign-in-limits.ts'

/**
 * Makes sure that whoever sits at an open session knows its password, before a sensitive change.
 * @throws HttpError 422 with a sentence for the field "password", 429 after too many tries.
 */
export async function confirmPassword(context: AdminContext, password: string) {
  const { api } = context.auth
  await guardSession(context, () =>
    callAuth(() => api.verifyPassword({ body: { password }, headers: context.headers }), rejectIt),
  )
}

function rejectIt(): never {
  const { passwordWrong } = accountMessages
  fail(422, passwordWrong, { errors: { password: passwordWrong } })
}
