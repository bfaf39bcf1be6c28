import { z } from 'zod'
import { accountMessages } from '#model/accounts/accounts.ts'
import { mutation, openBeforeSecondFactor, query, type ResultOf } from '#server/actions/action.ts'
import type { AdminContext } from '#server/actions/admin-context.ts'
import { audit } from '#server/platform/audit/audit.ts'
import { fail } from '#server/platform/http/problem.ts'
import { newPasswordField, passwordField, personNameField } from './account-fields.ts'
import { callAuth } from './call-auth.ts'
import { closeResets, endPendingSignIns } from './end-sessions.ts'
import { hasApp } from './factors.ts'
import { rememberDevice } from './known-device.ts'
import { passkeyRealm } from './passkey-realm.ts'
import { listPasskeys } from './passkeys.ts'
import { record, userSubject } from './record.ts'
import { countRecoveryCodes } from './recovery-codes.ts'
import { needsSecondFactor } from './second-factor-rule.ts'
import { listSessions } from './sessions.ts'
import { guardOwnPassword } from './sign-in-limits.ts'
import { rejectWeakPassword } from './weak-password.ts'

/** One's own account: name, signature, second factors and sessions. */
export const showAccount = query('viewer', z.unknown(), async (context) => {
  // Read from the database, because a form sent without JavaScript may have changed it in this request.
  const person = await context.store
    .selectFrom('user')
    .select(['id', 'name', 'email', 'role', 'signature'])
    .where('id', '=', context.actor.id)
    .executeTakeFirstOrThrow()
  const factors = await readFactors(context)
  return { ...person, ...factors, sessions: await listSessions(context, context.actor.id) }
})

export type OwnAccount = ResultOf<typeof showAccount>

/** One's own second factors, also for the screen that requires setting one up. */
export const showFactors = openBeforeSecondFactor(
  query('viewer', z.unknown(), (context) => readFactors(context)),
)

async function readFactors(context: AdminContext) {
  const { store, actor } = context
  const isOn = await hasApp(store, actor.id)
  return {
    email: actor.email,
    /** True if this person's role needs a second factor. */
    isRequired: await needsSecondFactor(store, actor.role),
    hasApp: isOn,
    /** Recovery codes that have not been used. */
    codesLeft: isOn ? await countRecoveryCodes(context, actor.id) : 0,
    passkeys: await listPasskeys(context, actor.id),
    passkeyRealm: passkeyRealm(context),
  }
}

export const rename = mutation(
  'viewer',
  z.object({ name: personNameField }),
  async (context, input) => {
    const { actor, clock, store } = context
    await store.transaction().execute(async (transaction) => {
      await transaction
        .updateTable('user')
        .set({ name: input.name, updatedAt: clock().toISOString() })
        .where('id', '=', actor.id)
        .execute()
      await audit(transaction, context, {
        action: 'accounts.renamed',
        subject: userSubject(actor.id),
        summary: `Changed their name to ${input.name}`,
      })
    })
    return { message: 'Your name was changed.', value: null }
  },
)

const passwordsSchema = z.object({ current: passwordField, password: newPasswordField })

/** Ends all other sessions and gives this one a new token, in case the old one was copied. */
export const changePassword = mutation('viewer', passwordsSchema, async (context, input) => {
  await rejectWeakPassword(context, input.password, context.actor.email)
  const body = {
    currentPassword: input.current,
    newPassword: input.password,
    revokeOtherSessions: true,
  }
  const { headers } = await guardOwnPassword(context, () =>
    callAuth(
      () =>
        context.auth.api.changePassword({ body, headers: context.headers, returnHeaders: true }),
      () =>
        fail(422, accountMessages.passwordWrong, {
          errors: { current: accountMessages.passwordWrong },
        }),
    ),
  )
  context.cookies.push(...headers.getSetCookie())
  const { id } = context.actor
  await context.store.transaction().execute(async (transaction) => {
    await endPendingSignIns(transaction, id)
    await closeResets(transaction, id)
  })
  await rememberDevice(context, id)
  const summary = 'Changed their password; all other sessions ended'
  await record(
    context,
    context.actor,
    { action: 'accounts.password-changed', summary },
    'password-changed',
  )
  return { message: 'Your password was changed. Other devices were signed out.', value: null }
})
