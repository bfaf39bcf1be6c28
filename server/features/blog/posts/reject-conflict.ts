import { localDay } from '#model/local-time.ts'
import { momentText } from '#model/moment-text.ts'
import type { PostRow } from '#server/platform/db/rows/posts.ts'
import type { Store, StoreTransaction } from '#server/platform/db/schema.ts'
import { fail } from '#server/platform/http/problem.ts'
import type { Clock } from '#server/platform/runtime.ts'

type ConflictDeps = { store: Store | StoreTransaction; clock: Clock }

/** @throws 409 with who saved the newer version and when */
export async function rejectConflict(
  { store, clock }: ConflictDeps,
  row: PostRow,
  zone: string,
): Promise<never> {
  const last = await store
    .selectFrom('post_revisions')
    .select('actor_name')
    .where('post_id', '=', row.id)
    .where('version', '=', row.version)
    .executeTakeFirst()
  const isToday = localDay(new Date(row.updated_at), zone) === localDay(clock(), zone)
  const when = isToday
    ? `at ${momentText(row.updated_at, zone, 'time')}`
    : `on ${momentText(row.updated_at, zone, 'moment')}`
  fail(
    409,
    `${last?.actor_name ?? 'Someone'} saved this post ${when}, after you opened it. Your changes are kept: compare the two versions, then use theirs or save yours over it.`,
    { errors: { version: String(row.version) } },
  )
}
