import { z } from 'zod'
import { mutation } from '#server/actions/action.ts'
import type { AdminContext } from '#server/actions/admin-context.ts'
import { idField } from '#server/features/accounts/account-fields.ts'
import { userSubject } from '#server/features/accounts/record.ts'
import { audit } from '#server/platform/audit/audit.ts'
import { fail } from '#server/platform/http/problem.ts'

const tokenId = z.object({ id: idField })

/** Ends a token of the actor. */
export const revokeOwnToken = mutation('viewer', tokenId, (context, { id }) =>
  revoke(context, id, true),
)

/** Ends a token of anyone. */
export const revokeToken = mutation('owner', tokenId, (context, { id }) =>
  revoke(context, id, false),
)

async function revoke(context: AdminContext, id: string, isOwnOnly: boolean) {
  const { store, actor } = context
  const name = await store.transaction().execute(async (transaction) => {
    const token = await transaction
      .selectFrom('access_tokens')
      .innerJoin('user', 'user.id', 'access_tokens.account_id')
      .select(['access_tokens.name', 'account_id', 'user.name as person'])
      .where('access_tokens.id', '=', id)
      .executeTakeFirst()
    const isOwn = token?.account_id === actor.id
    if (!token || (isOwnOnly && !isOwn)) fail(404, 'This token was already revoked.')
    await transaction.deleteFrom('access_tokens').where('id', '=', id).execute()
    const whose = isOwn ? '' : ` of ${token.person}`
    await audit(transaction, context, {
      action: 'accounts.token-revoked',
      subject: userSubject(token.account_id),
      summary: `Revoked the access token “${token.name}”${whose}`,
    })
    return token.name
  })
  return { message: `“${name}” no longer works.`, value: null }
}
