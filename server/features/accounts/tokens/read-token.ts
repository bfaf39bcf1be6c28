import type { TokenScope } from '#model/accounts/tokens.ts'
import type { Deps } from '#server/deps.ts'
import { needsSecondFactor } from '#server/features/accounts/second-factor-rule.ts'
import type { Actor } from '#server/platform/audit/actor.ts'
import { hashOfTokenKey } from './token-key.ts'

const MINUTE = 60_000

/** A token that is used: who for, and what it may do. */
export type UsedToken = {
  id: string
  name: string
  scope: TokenScope
  /** The person, with the role that they have now. */
  actor: Actor
}

/** The token in `Authorization: Bearer …`; null without a valid one. */
export async function readToken(
  deps: Pick<Deps, 'store' | 'clock'>,
  headers: Headers,
): Promise<UsedToken | null> {
  const [, key] = /^Bearer +([\w-]{1,200})$/i.exec(headers.get('authorization') ?? '') ?? []
  if (!key) return null
  const now = deps.clock().toISOString()
  const row = await deps.store
    .selectFrom('access_tokens')
    .innerJoin('user', 'user.id', 'access_tokens.account_id')
    .select(['access_tokens.id', 'access_tokens.name', 'scope', 'last_used_at'])
    .select(['user.id as personId', 'user.name as person', 'email', 'role', 'twoFactorEnabled'])
    .where('key_hash', '=', hashOfTokenKey(key))
    .where('expires_at', '>', now)
    .executeTakeFirst()
  if (!row) return null
  const { id, name, scope, role } = row
  await noteUse(deps, row)
  const hasSecondFactor = Boolean(row.twoFactorEnabled)
  const actor: Actor = {
    ...{ id: row.personId, name: row.person, email: row.email, role, hasSecondFactor },
    lacksSecondFactor: !hasSecondFactor && (await needsSecondFactor(deps.store, role)),
    ...{ session: `token:${id}`, through: name },
  }
  return { id, name, scope, actor }
}

/** To the minute, so that not every call writes. */
async function noteUse(
  { store, clock }: Pick<Deps, 'store' | 'clock'>,
  { id, last_used_at }: { id: string; last_used_at: string | null },
) {
  const now = clock()
  if (last_used_at && now.getTime() - Date.parse(last_used_at) < MINUTE) return
  await store
    .updateTable('access_tokens')
    .set({ last_used_at: now.toISOString() })
    .where('id', '=', id)
    .execute()
}
