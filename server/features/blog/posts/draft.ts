import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import type { PostFields } from '#model/blog/post-form.ts'
import { postFieldsSchema, postFormSchema } from '#model/blog/post-form-schema.ts'
import { command, query } from '#server/platform/actions/action.ts'
import type { Desk } from '#server/platform/actions/admin-context.ts'
import { seenVersion } from '#server/platform/actions/seen-version.ts'
import type { Store, StoreTransaction } from '#server/platform/db/schema.ts'
import { fieldsOf, textColumns } from './post-columns.ts'
import { momentFor } from './publish-moment.ts'

/** Empty for a new post. */
const postId = z.union([z.literal(''), z.uuid()]).default('')

/** What this person has typed into a post (without `id`: a new one) and not saved, or null. */
export const showWorkingCopy = query('editor', z.object({ id: postId }), async (desk, { id }) => {
  const row = await ownCopy(desk.store, desk, id).selectAll().executeTakeFirst()
  if (!row) return null
  const fields: PostFields = postFieldsSchema.parse(JSON.parse(row.fields))
  return { fields, savedAt: row.saved_at, baseVersion: row.base_version }
})

const keepSchema = postFieldsSchema.extend({
  id: postId,
  version: seenVersion.default(0),
})

/** Keeps what somebody is typing, for them alone. The post itself is not touched, so nothing is audited. */
export const keepWorkingCopy = command(
  'editor',
  keepSchema,
  async (desk, { id, version, ...fields }) => {
    await desk.store.transaction().execute(async (transaction) => {
      if (await isSaved(transaction, desk, id, fields))
        return dropWorkingCopy(transaction, desk, id)
      await storeWorkingCopy(transaction, desk, { id, version, fields })
    })
    return { message: 'Your text is kept.', value: { savedAt: desk.clock().toISOString() } }
  },
)

/** Throws away what somebody had typed and not saved. */
export const discardWorkingCopy = command(
  'editor',
  z.object({ id: postId }),
  async (desk, { id }) => {
    await desk.store.transaction().execute((transaction) => dropWorkingCopy(transaction, desk, id))
    return { message: 'The unsaved text is thrown away.', value: null }
  },
)

type Kept = { id: string; version: number; fields: PostFields }

export async function storeWorkingCopy(
  transaction: StoreTransaction,
  { actor, clock }: Pick<Desk, 'actor' | 'clock'>,
  { id, version, fields }: Kept,
) {
  const values = {
    base_version: version,
    fields: JSON.stringify(fields),
    saved_at: clock().toISOString(),
  }
  await transaction
    .insertInto('post_working_copies')
    .values({ post_id: id, person_id: actor.id, ...values })
    .onConflict((conflict) => conflict.columns(['post_id', 'person_id']).doUpdateSet(values))
    .execute()
}

export async function dropWorkingCopy(
  transaction: StoreTransaction,
  { actor }: Pick<Desk, 'actor'>,
  id: string,
) {
  await transaction
    .deleteFrom('post_working_copies')
    .where('post_id', '=', id)
    .where('person_id', '=', actor.id)
    .execute()
}

/** A text that arrives late, after it was saved, must not come back as unsaved: saving it would change nothing. */
async function isSaved(transaction: StoreTransaction, desk: Desk, id: string, fields: PostFields) {
  const form = postFormSchema.safeParse(fields)
  if (id === '' || !form.success) return false
  const row = await transaction
    .selectFrom('posts')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return false
  const { timeZone } = await desk.content.site()
  const now = desk.clock()
  const { slug, status } = form.data
  const publish_at = momentFor(form.data, timeZone, now, row)
  if (!publish_at) return false
  const texts = textColumns(form.data, row.author)
  const next = { ...row, ...texts, slug: slug || row.slug, status, publish_at }
  return isDeepStrictEqual(fieldsOf(next, timeZone, now), fieldsOf(row, timeZone, now))
}

function ownCopy(store: Store, { actor }: Pick<Desk, 'actor'>, id: string) {
  return store
    .selectFrom('post_working_copies')
    .where('post_id', '=', id)
    .where('person_id', '=', actor.id)
}
