import type { PostFields } from '#model/blog/post-form.ts'
import { postFieldsSchema } from '#model/blog/post-form-schema.ts'
import type { Deps } from '#server/deps.ts'
import type { PostRow } from '#server/platform/db/rows/posts.ts'
import type { Store, StoreTransaction } from '#server/platform/db/schema.ts'
import { fieldsOf } from './post-columns.ts'

/** A revision of this post, or undefined. */
export function readRevision(store: Store, postId: string, id: string) {
  return store
    .selectFrom('post_revisions')
    .selectAll()
    .where('post_id', '=', postId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** The fields of a revision; those that it lacks are empty. */
export function readFields(text: string): PostFields {
  return postFieldsSchema.parse(JSON.parse(text))
}

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
