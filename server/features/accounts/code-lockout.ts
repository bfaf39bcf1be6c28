import type { PublicAdminContext } from '#server/actions/admin-context.ts'
import { tooManyAttempts } from '#server/platform/limits/too-many-attempts.ts'

/** Wrong codes in a row from all unknown browsers together (NIST SP 800-63B, 3.2.2 requires a limit per account). */
const CODES_MAX = 10
const LOCKED_MS = 15 * 60_000

type LockoutContext = Pick<PublicAdminContext, 'store' | 'clock'>

/**
 * Counts a code as wrong before it is checked, so that concurrent attempts cannot exceed the limit.
 * @throws HttpError 429 with the seconds to wait.
 */
export async function countCode({ store, clock }: LockoutContext, userId: string) {
  const now = clock()
  const locked = await store.transaction().execute(async (transaction) => {
    const rows = transaction.updateTable('twoFactor').where('userId', '=', userId)
    await rows
      .set({ failedVerificationCount: 0, lockedUntil: null })
      .where('lockedUntil', '<=', now.toISOString())
      .execute()
    const counted = await rows
      .set(({ eb, fn }) => ({
        failedVerificationCount: eb(fn.coalesce('failedVerificationCount', eb.lit(0)), '+', 1),
      }))
      .where('lockedUntil', 'is', null)
      .returning('failedVerificationCount as count')
      .executeTakeFirst()
    if (!counted) return lockedUntil(transaction, userId)
    if (Number(counted.count) >= CODES_MAX) {
      await rows.set({ lockedUntil: new Date(now.getTime() + LOCKED_MS).toISOString() }).execute()
    }
    return null
  })
  if (locked) tooManyAttempts((locked.getTime() - now.getTime()) / 1000)
}

/** Resets the count after a correct code. */
export async function resetCodeCount({ store }: LockoutContext, userId: string) {
  await store
    .updateTable('twoFactor')
    .set({ failedVerificationCount: 0, lockedUntil: null })
    .where('userId', '=', userId)
    .execute()
}

async function lockedUntil(store: Pick<PublicAdminContext['store'], 'selectFrom'>, userId: string) {
  const row = await store
    .selectFrom('twoFactor')
    .select('lockedUntil')
    .where('userId', '=', userId)
    .executeTakeFirst()
  return row?.lockedUntil ? new Date(row.lockedUntil) : null
}
