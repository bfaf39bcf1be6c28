import { z } from 'zod'
import { query, type ResultOf } from '#server/actions/action.ts'
import type { AdminContext } from '#server/actions/admin-context.ts'

/** The actor's tokens, and the address of the site to enter in a program; null if it is not known. */
export const listOwnTokens = query('viewer', z.object({}), async (context) => ({
  tokens: (await readTokens(context)).filter(({ personId }) => personId === context.actor.id),
  siteUrl: context.siteUrl,
  name: (await context.content.site()).name,
}))

/** The tokens of everyone. */
export const listAllTokens = query('owner', z.object({}), (context) => readTokens(context))

/** Newest first; never their keys. */
async function readTokens({ store, clock }: AdminContext) {
  const now = clock().toISOString()
  const rows = await store
    .selectFrom('access_tokens')
    .innerJoin('user', 'user.id', 'access_tokens.account_id')
    .select(['access_tokens.id', 'access_tokens.name', 'scope', 'created_at', 'expires_at'])
    .select(['last_used_at', 'user.id as personId', 'user.name as person'])
    .orderBy('created_at', 'desc')
    .orderBy('access_tokens.id', 'desc')
    .execute()
  return rows.map(({ created_at, expires_at, last_used_at, ...token }) => ({
    ...token,
    since: created_at,
    until: expires_at,
    lastUsed: last_used_at,
    hasExpired: expires_at <= now,
  }))
}

export type AccessToken = ResultOf<typeof listAllTokens>[number]
