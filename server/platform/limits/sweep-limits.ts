import type { Store } from '#server/platform/db/schema.ts'

/** Milliseconds. Counters that are kept for longer were made before the clock was set back. */
const KEPT_MAX = 48 * 3_600_000

/** Deletes the counters that no longer limit anything. */
export async function sweepLimits({ store, clock }: { store: Store; clock: () => Date }) {
  const now = clock()
  const latest = new Date(now.getTime() + KEPT_MAX)
  await store
    .deleteFrom('failed_attempts')
    .where((row) =>
      row.or([
        row('forget_at', '<=', now.toISOString()),
        row('forget_at', '>', latest.toISOString()),
      ]),
    )
    .execute()
  await store
    .deleteFrom('rate_limits')
    .where((row) =>
      row.or([row('expire', '<=', now.getTime()), row('expire', '>', latest.getTime())]),
    )
    .execute()
}
