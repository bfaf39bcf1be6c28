import type { Deps } from '#server/deps.ts'
import type { DuePosts } from '#server/features/blog/due-posts.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** More minutes after 1970 than this software will see (the year 2160). */
const MINUTES_MAX = 100_000_000

/** A new day is a new version of every page, as openings close by their date; so is a post whose minute has come. */
export function pageVersion({ content, clock }: Deps, duePosts: DuePosts) {
  const day = Math.floor(clock().getTime() / DAY) * DAY
  const minute = Math.floor(Math.max(day, duePosts.newest()) / MINUTE)
  return content.version() * MINUTES_MAX + minute
}
