import { z } from 'zod'
import { accountMessages } from '#model/accounts.ts'
import { entry } from '#server/back-office/verb.ts'
import { refuse } from '#server/http/problem.ts'
import { callAuth } from './call-auth.ts'
import { recordSignIn } from './record.ts'
import { readCode } from './recovery-codes.ts'
import { spendCode } from './spent-code.ts'

const codeSchema = z.object({
  code: z.string().trim().min(1, 'Enter a code').max(40, accountMessages.codeFailed),
})

/**
 * The second step of a sign-in: a code of the app, or a recovery code. Besides the limit by client, better-auth ends a
 * sign-in after five wrong codes and shuts an account's code step for a quarter of an hour after ten in a row.
 */
export const enterCode = entry(codeSchema, async (desk, { code: typed }) => {
  await desk.limits.count('signIn', desk.client)
  // Whoever is in already must not use up a code of theirs, nor confirm a set-up by this way.
  if (desk.actor) return { message: 'You are signed in.', value: null }
  const { kind, code } = readCode(typed)
  const { api } = desk.auth
  const asked = { body: { code }, headers: desk.headers, returnHeaders: true } as const
  const { response, headers } = await callAuth(
    () => (kind === 'app' ? api.verifyTOTP(asked) : api.verifyBackupCode(asked)),
    refuseCode,
  )
  const { user, token } = response as { user: { id: string; name: string }; token: string }
  if (kind === 'app' && !(await spendCode(desk, user.id, code))) {
    const { internalAdapter } = await desk.auth.$context
    await internalAdapter.deleteSession(token)
    refuse(422, accountMessages.codeUsed)
  }
  desk.cookies.push(...headers.getSetCookie())
  await recordSignIn(desk, user)
  return { message: 'Welcome back.', value: null }
})

function refuseCode(code: string): never {
  const { codeExpired, codeFailed, codeLocked } = accountMessages
  if (code === 'ACCOUNT_TEMPORARILY_LOCKED') refuse(429, codeLocked)
  const isOver = [
    'INVALID_TWO_FACTOR_COOKIE',
    'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE',
    'TOTP_NOT_ENABLED',
    'BACKUP_CODES_NOT_ENABLED',
  ].includes(code)
  // 410: the screen leads back to the first step.
  if (isOver) refuse(410, codeExpired)
  refuse(422, codeFailed, { errors: { code: codeFailed } })
}
