import type { Deps } from '#server/deps.ts'
import type { PostRow } from '#server/platform/db/rows/posts.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import { fieldsOf } from './post-columns.ts'

type By = Pick<Deps, 'clock' | 'newId'> & { actor: { id: string; name: string } }

/** Adds a revision of a post that was just saved. */
export async function writeRevision(
  transaction: StoreTransaction,
  { actor, clock, newId }: By,
  row: PostRow,
  zone: string,
  note: string,
) {
  await transaction
    .insertInto('post_revisions')
    .values({
      ...revisionOf(row, zone, clock()),
      id: newId(),
      note,
      actor_id: actor.id,
      actor_name: actor.name,
      created_at: clock().toISOString(),
    })
    .execute()
}

/** Sample posts have no revision: adds one of the original before the first change. */
export async function keepFirstRevision(
  transaction: StoreTransaction,
  { clock, newId }: Pick<Deps, 'clock' | 'newId'>,
  row: PostRow,
  zone: string,
) {
  await transaction
    .insertInto('post_revisions')
    .values({
      ...revisionOf(row, zone, clock()),
      id: newId(),
      note: 'Original version',
      actor_id: null,
      actor_name: 'Installation',
      created_at: row.updated_at,
    })
    .onConflict((conflict) => conflict.columns(['post_id', 'version']).doNothing())
    .execute()
}

function revisionOf(row: PostRow, zone: string, now: Date) {
  return {
    post_id: row.id,
    version: row.version,
    title: row.title,
    fields: JSON.stringify(fieldsOf(row, zone, now)),
  }
}
