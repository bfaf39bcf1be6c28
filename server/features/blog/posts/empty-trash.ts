import { TRASH_DAYS } from '#model/blog/post-form.ts'
import { postKey } from '#model/content/standalone.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Store, StoreTransaction } from '#server/platform/db/schema.ts'
import { lockPosts } from './lock-posts.ts'
import { removePosts } from './remove-posts.ts'

type TrashDeps = Pick<Deps, 'store' | 'clock' | 'newId'>

const DAY = 86_400_000

/** Posts per transaction. */
const BATCH = 200

/** Deletes posts that have been in the trash for 30 days. */
export async function emptyTrash(deps: TrashDeps) {
  const oldest = new Date(deps.clock().getTime() - TRASH_DAYS * DAY).toISOString()
  while (await isAnyDue(deps, oldest)) await removeBatch(deps, oldest)
}

/** Checked first, so that an empty trash takes no lock. */
async function isAnyDue({ store }: TrashDeps, oldest: string) {
  return (await duePosts(store, oldest, 1)).length > 0
}

function duePosts(store: Store | StoreTransaction, oldest: string, limit: number) {
  return store
    .selectFrom('posts')
    .select(['id', 'title'])
    .where('deleted_at', '<=', oldest)
    .limit(limit)
    .execute()
}

async function removeBatch(deps: TrashDeps, oldest: string) {
  await deps.store.transaction().execute(async (transaction) => {
    await lockPosts(transaction)
    // Read after locking: a post may have been restored meanwhile.
    const due = await duePosts(transaction, oldest, BATCH)
    await removePosts(
      transaction,
      due.map(({ id }) => id),
    )
    for (const { id, title } of due) {
      await audit(
        transaction,
        { ...deps, actor: null },
        {
          action: 'blog.removed',
          subject: `content:${postKey(id)}`,
          summary: `Deleted “${title}” after ${TRASH_DAYS} days in the trash`,
        },
      )
    }
  })
}
