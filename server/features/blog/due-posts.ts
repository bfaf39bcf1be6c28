import type { Store } from '#server/platform/db/schema.ts'
import type { Clock } from '#server/platform/runtime.ts'
import { publishedPosts } from './list-posts.ts'

export type DuePosts = ReturnType<typeof createDuePosts>

/** Tracks when the newest public post appeared: scheduled posts change pages without a publish. */
export function createDuePosts(store: Store, clock: Clock) {
  let newest = 0
  return {
    /** Milliseconds since 1970; 0 while there is no public post. */
    newest: () => newest,
    async refresh() {
      const row = await publishedPosts(store, clock())
        .select('publish_at')
        .orderBy('publish_at', 'desc')
        .limit(1)
        .executeTakeFirst()
      newest = row ? Date.parse(row.publish_at) : 0
    },
  }
}
