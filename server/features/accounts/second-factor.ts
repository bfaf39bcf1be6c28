import { encode } from 'uqr'
import { z } from 'zod'
import { accountMessages } from '#model/accounts/accounts.ts'
import { mutation, openBeforeSecondFactor } from '#server/actions/action.ts'
import { audit } from '#server/platform/audit/audit.ts'
import { fail } from '#server/platform/http/problem.ts'
import { passwordField } from './account-fields.ts'
import { callAuth } from './call-auth.ts'
import { confirmPassword } from './confirm-password.ts'
import { consumeCode } from './consume-code.ts'
import { hasApp, lockFactors, updateFactorState } from './factors.ts'
import { notify } from './notify.ts'
import { deviceFacts, record, userSubject } from './record.ts'
import { readCode, replaceRecoveryCodes } from './recovery-codes.ts'
import { guardOwnPassword, guardSession } from './sign-in-limits.ts'

const passwordSchema = z.object({ password: passwordField })
const codeSchema = z.object({
  code: z.string().trim().min(1, 'Enter the code of your app').max(40),
})

/** Creates a secret for an app. Codes are required at sign-in only after the app was confirmed with a first code. */
export const startSecondFactor = openBeforeSecondFactor(
  mutation('viewer', passwordSchema, async (context, body) => {
    if (await hasApp(context.store, context.actor.id))
      fail(409, 'Two-factor authentication is already on.')
    const { api } = context.auth
    const made = await guardOwnPassword(context, () =>
      callAuth(() => api.enableTwoFactor({ body, headers: context.headers }), rejectPassword),
    )
    if (!('totpURI' in made)) throw new Error('better-auth returned no secret for an app.')
    const value = secretAndQrCode(made.totpURI)
    return { message: 'Scan the code, then enter what your app shows.', value }
  }),
)

/** Confirms the app with its first code. Returns the recovery codes, which are never shown again. */
export const confirmSecondFactor = openBeforeSecondFactor(
  mutation('viewer', codeSchema, async (context, { code }) => {
    if (await hasApp(context.store, context.actor.id))
      fail(409, 'Two-factor authentication is already on.')
    const { api } = context.auth
    const body = { code: readCode(code).code }
    const { headers } = await guardSession(context, () =>
      callAuth(
        () => api.verifyTOTP({ body, headers: context.headers, returnHeaders: true }),
        rejectFirstCode,
      ),
    )
    context.cookies.push(...headers.getSetCookie())
    // This code cannot be used again to sign in.
    await consumeCode(context, context.actor.id, body.code)
    const summary = 'Turned on their second factor'
    await record(
      context,
      context.actor,
      { action: 'accounts.second-factor-added', summary },
      'app-added',
    )
    const codes = await replaceRecoveryCodes(context, context.actor.id)
    return { message: 'Two-factor authentication is on.', value: { codes } }
  }),
)

/** Replaces the recovery codes; the earlier ones stop working. */
export const renewRecoveryCodes = mutation(
  'viewer',
  passwordSchema,
  async (context, { password }) => {
    await confirmPassword(context, password)
    if (!(await hasApp(context.store, context.actor.id)))
      fail(409, 'Two-factor authentication is off.')
    const codes = await replaceRecoveryCodes(context, context.actor.id)
    const action = 'accounts.recovery-codes-renewed'
    const change = { action, summary: 'Created new recovery codes' } as const
    await record(context, context.actor, change, 'codes-renewed')
    return {
      message: 'New recovery codes created. The earlier codes no longer work.',
      value: { codes },
    }
  },
)

/** Removes the app. @throws HttpError 409 if it is the last second factor and one is required. */
export const stopSecondFactor = mutation(
  'viewer',
  passwordSchema,
  async (context, { password }) => {
    await confirmPassword(context, password)
    const { actor, store } = context
    await store.transaction().execute(async (transaction) => {
      await lockFactors(transaction, actor.id)
      const { numDeletedRows } = await transaction
        .deleteFrom('twoFactor')
        .where('userId', '=', actor.id)
        .executeTakeFirstOrThrow()
      if (!numDeletedRows) fail(409, 'Two-factor authentication is off.')
      await updateFactorState(transaction, actor.id)
      await audit(transaction, context, {
        action: 'accounts.second-factor-removed',
        subject: userSubject(actor.id),
        summary: 'Turned off their second factor',
      })
      await notify(transaction, context, actor.id, {
        event: 'app-removed',
        facts: deviceFacts(context),
      })
    })
    return { message: 'Two-factor authentication is off.', value: null }
  },
)

export type SecondFactorSetUp = ReturnType<typeof secretAndQrCode>

/** The secret as text and as a QR code; `path` draws the dark modules on a square of `size`. */
function secretAndQrCode(uri: string) {
  const { size, data } = encode(uri, { border: 2 })
  const modules = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  )
  const secret = new URL(uri).searchParams.get('secret') ?? ''
  return { secret: secret.replace(/.{4}(?=.)/g, '$& '), qr: { size, path: modules.join('') } }
}

function rejectPassword(): never {
  const { passwordWrong } = accountMessages
  fail(422, passwordWrong, { errors: { password: passwordWrong } })
}

function rejectFirstCode(code: string): never {
  if (code === 'TOTP_NOT_ENABLED') fail(409, 'Start again: scan a new code first.')
  const message = 'This code is not correct. Enter the newest one from your app.'
  fail(422, message, { errors: { code: message } })
}
