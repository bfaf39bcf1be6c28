import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import type { PostFields } from '#model/blog/post-form.ts'
import { postFieldsSchema, postFormSchema } from '#model/blog/post-form-schema.ts'
import { mutation, query, type ResultOf } from '#server/actions/action.ts'
import type { AdminContext } from '#server/actions/admin-context.ts'
import { seenVersion } from '#server/actions/seen-version.ts'
import type { PostRow } from '#server/platform/db/rows/posts.ts'
import type { Store, StoreTransaction } from '#server/platform/db/schema.ts'
import { fail } from '#server/platform/http/problem.ts'
import { withKnownCategory } from './categories.ts'
import { parsedTime } from './off-time.ts'
import { fieldsOf, textColumns } from './post-columns.ts'
import { publishTime } from './publish-time.ts'

const NEW = 'new:'

/** Names a post that is not created yet: each screen of a new post has a name of its own. */
export const newPostKey = z.templateLiteral([NEW, z.uuid()])

export const postKey = z.union([newPostKey, z.uuid()])

export function isNewPost(key: string) {
  return key.startsWith(NEW)
}

/** This person's autosave of a post (without `id`: the newest of the new ones), or null. */
export const showAutosave = query(
  'author',
  z.object({ id: postKey.optional() }),
  async (context, { id }) => {
    const own = context.store.selectFrom('post_autosaves').where('user_id', '=', context.actor.id)
    const asked = id ? own.where('post_id', '=', id) : own.where('post_id', 'like', `${NEW}%`)
    const row = await asked.selectAll().orderBy('saved_at', 'desc').limit(1).executeTakeFirst()
    if (!row) return null
    const stored: PostFields = postFieldsSchema.parse(JSON.parse(row.fields))
    const fields = await withKnownCategory(context, stored)
    return { id: row.post_id, fields, savedAt: row.saved_at, baseVersion: row.base_version }
  },
)

export type Autosave = NonNullable<ResultOf<typeof showAutosave>>

const saveSchema = postFieldsSchema.extend({
  id: postKey,
  version: seenVersion.default(0),
})

/** Saves unsaved changes for their author only. The post does not change, so nothing is audited. */
export const saveAutosave = mutation(
  'author',
  saveSchema,
  async (context, { id, version, ...fields }) => {
    await context.store.transaction().execute(async (transaction) => {
      if (!isNewPost(id)) await requirePost(transaction, id)
      if (await isSaved(transaction, context, id, fields))
        return deleteAutosave(transaction, context, id)
      await writeAutosave(transaction, context, { id, version, fields })
    })
    return { message: 'Autosaved.', value: { savedAt: context.clock().toISOString() } }
  },
)

/** @throws 404 for a post that was deleted for good: nobody could open the changes any more */
async function requirePost(transaction: StoreTransaction, id: string) {
  const row = await transaction
    .selectFrom('posts')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) fail(404, 'This post was deleted. Copy what you still need.')
}

/** Discards the autosave. */
export const discardAutosave = mutation(
  'author',
  z.object({ id: postKey }),
  async (context, { id }) => {
    await context.store
      .transaction()
      .execute((transaction) => deleteAutosave(transaction, context, id))
    return { message: 'Unsaved changes discarded.', value: null }
  },
)

type AutosaveInput = { id: string; version: number; fields: PostFields }

export async function writeAutosave(
  transaction: StoreTransaction,
  { actor, clock }: Pick<AdminContext, 'actor' | 'clock'>,
  { id, version, fields }: AutosaveInput,
) {
  const values = {
    base_version: version,
    fields: JSON.stringify(fields),
    saved_at: clock().toISOString(),
  }
  await transaction
    .insertInto('post_autosaves')
    .values({ post_id: id, user_id: actor.id, ...values })
    .onConflict((conflict) => conflict.columns(['post_id', 'user_id']).doUpdateSet(values))
    .execute()
}

export async function deleteAutosave(
  transaction: StoreTransaction,
  { actor }: Pick<AdminContext, 'actor'>,
  id: string,
) {
  await transaction
    .deleteFrom('post_autosaves')
    .where('post_id', '=', id)
    .where('user_id', '=', actor.id)
    .execute()
}

/** @throws 409 if this person has unsaved changes of the post */
export async function requireNothingUnsaved(
  store: Store | StoreTransaction,
  context: AdminContext,
  id: string,
) {
  const unsaved = await ownAutosave(store, context, id).select('saved_at').executeTakeFirst()
  if (unsaved) {
    fail(409, 'You have unsaved changes of this post. Open it and save or discard them first.')
  }
}

/**
 * Offers fields as this person's unsaved changes of a post.
 * @throws 409 if there are unsaved changes, which this would replace
 */
export async function keepAsUnsaved(
  transaction: StoreTransaction,
  context: AdminContext,
  { id, version }: Pick<PostRow, 'id' | 'version'>,
  fields: PostFields,
) {
  await requireNothingUnsaved(transaction, context, id)
  await writeAutosave(transaction, context, { id, version, fields })
}

/** True if saving these fields would change nothing: an autosave that arrives after its save must not reappear. */
async function isSaved(
  transaction: StoreTransaction,
  context: AdminContext,
  id: string,
  fields: PostFields,
) {
  const form = postFormSchema.safeParse(fields)
  if (isNewPost(id) || !form.success) return false
  const row = await transaction
    .selectFrom('posts')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return false
  const { timeZone } = await context.content.site()
  const now = context.clock()
  const { slug, status } = form.data
  const publish_at = publishTime(form.data, timeZone, now, row)
  if (!publish_at) return false
  const texts = textColumns(form.data, row.author)
  const off_at = status === 'draft' ? null : parsedTime(form.data.offAt, timeZone, row)
  const next = { ...row, ...texts, slug: slug || row.slug, status, publish_at, off_at }
  return isDeepStrictEqual(fieldsOf(next, timeZone, now), fieldsOf(row, timeZone, now))
}

/** The unsaved changes of one person. */
export function ownAutosave(
  store: Store | StoreTransaction,
  { actor }: { actor: { id: string } },
  id: string,
) {
  return store
    .selectFrom('post_autosaves')
    .where('post_id', '=', id)
    .where('user_id', '=', actor.id)
}
