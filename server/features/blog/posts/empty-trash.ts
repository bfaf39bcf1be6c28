import { TRASH_DAYS } from '#model/blog/post-form.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/actions/audit.ts'
import type { Store, StoreTransaction } from '#server/platform/db/schema.ts'
import { takeTurn } from './lock-posts.ts'
import { removePosts } from './remove-posts.ts'

type TrashDeps = Pick<Deps, 'store' | 'clock' | 'newId'>

const DAY = 86_400_000

/** Posts removed in one transaction. */
const BATCH = 200

/** Removes what has lain in the trash for thirty days. */
export async function emptyTrash(deps: TrashDeps) {
  const oldest = new Date(deps.clock().getTime() - TRASH_DAYS * DAY).toISOString()
  while (await isAnyDue(deps, oldest)) await removeBatch(deps, oldest)
}

/** Asked first, so that an empty trash keeps nobody who writes posts waiting. */
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
    await takeTurn(transaction)
    // Read in one's turn: until then one may be taken out, and even put back in for thirty more days.
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
          action: 'post.removed',
          subject: `post:${id}`,
          summary: `Removed “${title}” after ${TRASH_DAYS} days in the trash`,
        },
      )
    }
  })
}
