import { z } from 'zod'
import { accountMessages } from '#model/accounts/accounts.ts'
import { publicAction } from '#server/actions/action.ts'
import type { PublicAdminContext } from '#server/actions/admin-context.ts'
import { fail } from '#server/platform/http/problem.ts'
import { callAuth } from './call-auth.ts'
import { consumeCode, releaseCode } from './consume-code.ts'
import { finishSignIn } from './finish-sign-in.ts'
import { recordFailure } from './record-failure.ts'
import { readCode, storedHashOf } from './recovery-codes.ts'
import { guardCode } from './sign-in-limits.ts'

const codeSchema = z.object({
  code: z.string().trim().min(1, 'Enter a code').max(40, accountMessages.codeFailed),
})

/**
 * The second step of a sign-in: a code from the app, or a recovery code. In addition to our own limits, better-auth
 * ends a sign-in after five wrong codes.
 */
export const enterCode = publicAction(codeSchema, async (context, { code: typed }) => {
  // A signed-in person must not use up a code, or confirm a set-up this way.
  if (context.actor) return { message: 'You are signed in.', value: null }
  const userId = await context.auth.api.readPendingSignIn({ headers: context.headers })
  if (!userId) fail(410, accountMessages.codeExpired)
  const given = readCode(typed)
  const isRecovery = given.kind === 'recovery'
  const failure = isRecovery ? 'wrong recovery code' : 'wrong code'
  const { response, headers } = await guardCode(context, userId, () =>
    recordFailure(context, { id: userId }, failure, () => verify(context, userId, given)),
  )
  context.cookies.push(...headers.getSetCookie())
  const { user } = response as { user: { id: string; name: string } }
  await finishSignIn(context, user, `password and ${isRecovery ? 'recovery code' : 'app'}`)
  return { message: 'Welcome back.', value: null }
})

/** Refuses used codes before calling better-auth, so that the sign-in keeps waiting for the next code. */
async function verify(
  context: PublicAdminContext,
  userId: string,
  { kind, code }: ReturnType<typeof readCode>,
) {
  const { api } = context.auth
  const request = { body: { code }, headers: context.headers, returnHeaders: true } as const
  if (kind === 'recovery') {
    // better-auth compares with what is stored: the hash of the code.
    const stored = (await storedHashOf(context, userId, code)) ?? code
    return callAuth(() => api.verifyBackupCode({ ...request, body: { code: stored } }), rejectCode)
  }
  if (!(await consumeCode(context, userId, code))) {
    const { codeUsed } = accountMessages
    fail(422, codeUsed, { errors: { code: codeUsed } })
  }
  try {
    return await callAuth(() => api.verifyTOTP(request), rejectCode)
  } catch (error) {
    await releaseCode(context, userId, code)
    throw error
  }
}

function rejectCode(code: string): never {
  const { codeExpired, codeFailed } = accountMessages
  const hasExpired = [
    'INVALID_TWO_FACTOR_COOKIE',
    'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE',
    'TOTP_NOT_ENABLED',
    'BACKUP_CODES_NOT_ENABLED',
  ].includes(code)
  // 410: the screen goes back to the first step.
  if (hasExpired) fail(410, codeExpired)
  fail(422, codeFailed, { errors: { code: codeFailed } })
}
