import type { Store } from '#server/platform/db/schema.ts'
import type { Clock } from '#server/platform/runtime.ts'

export type DuePosts = ReturnType<typeof createDuePosts>

/** Tracks when a post last appeared or was unpublished by its time: pages change without a publish. */
export function createDuePosts(store: Store, clock: Clock) {
  let last = 0
  return {
    /** Milliseconds since 1970; 0 while there is no such post. */
    last: () => last,
    async refresh() {
      const now = clock()
      const times = await Promise.all([
        lastTime(store, 'publish_at', now),
        lastTime(store, 'off_at', now),
      ])
      last = Math.max(...times)
    },
  }
}

async function lastTime(store: Store, column: 'publish_at' | 'off_at', now: Date) {
  const row = await store
    .selectFrom('posts')
    .select(`${column} as at`)
    .where('deleted_at', 'is', null)
    .where('status', '=', 'published')
    .where(column, '<=', now.toISOString())
    .orderBy(column, 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.at ? Date.parse(row.at) : 0
}
