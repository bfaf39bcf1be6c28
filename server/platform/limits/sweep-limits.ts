import type { Store } from '#server/platform/db/schema.ts'

/** Deletes the counters that no longer limit anything. */
export async function sweepLimits({ store, clock }: { store: Store; clock: () => Date }) {
  const now = clock()
  await store.deleteFrom('failed_attempts').where('forget_at', '<=', now.toISOString()).execute()
  await store.deleteFrom('rate_limits').where('expire', '<=', now.getTime()).execute()
}
