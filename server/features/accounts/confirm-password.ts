import { accountMessages } from '#model/accounts/accounts.ts'
import type { Desk } from '#server/platform/actions/admin-context.ts'
import { refuse } from '#server/platform/http/problem.ts'
import { callAuth } from './call-auth.ts'
import { guardSession } from './sign-in-limits.ts'

/**
 * Makes sure that whoever sits at an open session knows its password, before a sensitive change.
 * @throws Refusal 422 with a sentence for the field "password", 429 after too many tries.
 */
export async function confirmPassword(desk: Desk, password: string) {
  const { api } = desk.auth
  await guardSession(desk, () =>
    callAuth(() => api.verifyPassword({ body: { password }, headers: desk.headers }), refuseIt),
  )
}

function refuseIt(): never {
  const { passwordWrong } = accountMessages
  refuse(422, passwordWrong, { errors: { password: passwordWrong } })
}
