import { SESSION_MAX_DAYS } from '#model/accounts/accounts.ts'
import type { Deps } from '#server/deps.ts'

const DAY = 86_400_000

/** Their owners see for a while why a program no longer gets in. */
const TOKEN_KEPT_DAYS = 30

/**
 * Removes sessions, links, tokens and used codes a day after they ended: they hold addresses of people and of their browsers, and
 * nobody comes back for them.
 */
export async function removeEnded({ store, clock }: Pick<Deps, 'store' | 'clock'>) {
  const daysAgo = (days: number) => new Date(clock().getTime() - days * DAY).toISOString()
  const ended = daysAgo(1)
  await store
    .deleteFrom('session')
    .where(({ or, eb }) =>
      or([eb('expiresAt', '<', ended), eb('createdAt', '<', daysAgo(SESSION_MAX_DAYS + 1))]),
    )
    .execute()
  await store.deleteFrom('verification').where('expiresAt', '<', ended).execute()
  await store
    .deleteFrom('access_tokens')
    .where('expires_at', '<', daysAgo(TOKEN_KEPT_DAYS))
    .execute()
  await store.deleteFrom('account_links').where('expires_at', '<', ended).execute()
}
