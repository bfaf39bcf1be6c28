import { TRASH_DAYS } from '#model/post-form.ts'
import { audit } from '#server/back-office/audit.ts'
import type { Parts } from '#server/parts.ts'
import { removePosts } from './remove-posts.ts'
import { takeTurn } from './take-turn.ts'

type TrashParts = Pick<Parts, 'store' | 'clock' | 'newId'>

const DAY = 86_400_000

/** Posts removed in one transaction. */
const BATCH = 200

/** Removes what has lain in the trash for thirty days. */
export async function emptyTrash(parts: TrashParts) {
  let due = await overduePosts(parts)
  while (due.length > 0) {
    await removeBatch(parts, due)
    due = await overduePosts(parts)
  }
}

type Overdue = Awaited<ReturnType<typeof overduePosts>>

function overduePosts({ store, clock }: TrashParts) {
  const oldest = new Date(clock().getTime() - TRASH_DAYS * DAY).toISOString()
  return store
    .selectFrom('posts')
    .select(['id', 'title'])
    .where('deleted_at', '<=', oldest)
    .limit(BATCH)
    .execute()
}

async function removeBatch(parts: TrashParts, due: Overdue) {
  await parts.store.transaction().execute(async (transaction) => {
    await takeTurn(transaction)
    // Another process may have removed one, or somebody taken it out.
    const ids = due.map(({ id }) => id)
    const still = await transaction
      .selectFrom('posts')
      .select(['id', 'title'])
      .where('id', 'in', ids)
      .where('deleted_at', 'is not', null)
      .execute()
    await removePosts(
      transaction,
      still.map(({ id }) => id),
    )
    for (const { id, title } of still) {
      await audit(
        transaction,
        { ...parts, actor: null },
        {
          action: 'post.removed',
          subject: `post:${id}`,
          summary: `Removed “${title}” after ${TRASH_DAYS} days in the trash`,
        },
      )
    }
  })
}
