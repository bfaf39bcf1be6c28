import { z } from 'zod'
import {
  TOKEN_NAME_MAX,
  TOKENS_MAX,
  tokenDays,
  tokenScopeNames,
  tokenScopes,
} from '#model/accounts/tokens.ts'
import { requiredLine } from '#model/text.ts'
import { mutation } from '#server/actions/action.ts'
import { passwordField } from '#server/features/accounts/account-fields.ts'
import { confirmPassword } from '#server/features/accounts/confirm-password.ts'
import { notify } from '#server/features/accounts/notify.ts'
import { deviceFacts, userSubject } from '#server/features/accounts/record.ts'
import { audit } from '#server/platform/audit/audit.ts'
import { fail } from '#server/platform/http/problem.ts'
import { hashOfTokenKey, newTokenKey } from './token-key.ts'

const DAY = 86_400_000

const tokenSchema = z.object({
  name: requiredLine(TOKEN_NAME_MAX, 'The name', 'Enter a name'),
  scope: z.enum(tokenScopes, 'Choose what it may do.'),
  days: z.coerce
    .number('Choose how long it works.')
    .refine((days) => tokenDays.some((each) => each === days), 'Choose how long it works.'),
  password: passwordField,
})

/** Makes a token with which a program acts for the actor. It is never shown again. */
export const createToken = mutation('viewer', tokenSchema, async (context, input) => {
  const { store, actor, clock, newId } = context
  const { name, scope, days, password } = input
  await confirmPassword(context, password)
  const key = newTokenKey()
  const now = clock()
  await store.transaction().execute(async (transaction) => {
    const { count } = await transaction
      .selectFrom('access_tokens')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('account_id', '=', actor.id)
      .executeTakeFirstOrThrow()
    if (Number(count) >= TOKENS_MAX) {
      fail(422, `You have ${TOKENS_MAX} tokens. Revoke one that you no longer need first.`)
    }
    await transaction
      .insertInto('access_tokens')
      .values({
        ...{ id: newId(), account_id: actor.id, name, scope, key_hash: hashOfTokenKey(key) },
        created_at: now.toISOString(),
        expires_at: new Date(now.getTime() + days * DAY).toISOString(),
        last_used_at: null,
      })
      .execute()
    await audit(transaction, context, {
      action: 'accounts.token-created',
      subject: userSubject(actor.id),
      summary: `Made the access token “${name}” (${tokenScopeNames[scope].toLowerCase()}) for ${days} days`,
    })
    const facts = [{ label: 'Token', value: name }, ...deviceFacts(context)]
    await notify(transaction, context, actor.id, { event: 'token-added', facts })
  })
  return { message: 'The token was made.', value: { key, scope } }
})
