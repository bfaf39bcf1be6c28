import { z } from 'zod'
import type { PostFields } from '#model/blog/post-form.ts'
import { postFieldsSchema, postFormSchema } from '#model/blog/post-form-schema.ts'
import { mutation, query } from '#server/actions/action.ts'
import { seenVersion } from '#server/actions/seen-version.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Store } from '#server/platform/db/schema.ts'
import { fail } from '#server/platform/http/problem.ts'
import { validate } from '#server/platform/http/validate.ts'
import { keepAsUnsaved } from './autosave.ts'
import { withKnownCategory } from './categories.ts'
import { findPost } from './find-post.ts'
import { lockPosts } from './lock-posts.ts'
import { fieldsOf, textColumns } from './post-columns.ts'
import { rejectConflict } from './reject-conflict.ts'
import { keepFirstRevision, writeRevision } from './revisions.ts'

/** Older revisions stay in the database. */
const SHOWN_MAX = 200

const historySchema = z.object({
  id: z.uuid(),
  revision: z.union([z.literal(''), z.uuid()]).catch(''),
})

/** A post's revisions, newest first, and the fields of the chosen one (default: the newest). */
export const showHistory = query('viewer', historySchema, async ({ store }, { id, revision }) => {
  const post = await findPost(store, id)
  const rows = await store
    .selectFrom('post_revisions')
    .select(['id', 'version', 'note', 'title', 'actor_name', 'created_at'])
    .where('post_id', '=', id)
    .orderBy('version', 'desc')
    .limit(SHOWN_MAX)
    .execute()
  const shownId = revision || rows[0]?.id
  const shown = await store
    .selectFrom('post_revisions')
    .select(['id', 'version', 'fields'])
    .where('post_id', '=', id)
    .where('id', '=', shownId ?? '')
    .executeTakeFirst()
  if (!shown && shownId) fail(404, 'This revision does not exist.')
  return {
    id,
    title: post.title,
    version: post.version,
    revisions: rows.map(({ actor_name, created_at, ...row }) => ({
      ...row,
      by: actor_name,
      at: created_at,
    })),
    shown: shown ? { ...shown, fields: readFields(shown.fields) } : null,
  }
})

const restoreSchema = z.object({
  id: z.uuid(),
  revision: z.uuid(),
  version: seenVersion,
})

/**
 * Restores a revision; slug, status and times stay. A draft becomes a new save. Of a published or scheduled post
 * readers must not see it by itself: it becomes this person's unsaved changes, to review and save.
 */
export const restoreRevision = mutation('editor', restoreSchema, async (context, input) => {
  const { timeZone } = await context.content.site()
  const { status } = await findPost(context.store, input.id)
  const revision = await findRevision(context.store, input)
  const earlier = readFields(revision.fields)
  // If it is published meanwhile, the version check below fails.
  if (status === 'published') await context.markdown.check(earlier.content)
  const isUnsaved = await context.store.transaction().execute(async (transaction) => {
    await lockPosts(transaction)
    const before = await findPost(transaction, input.id)
    if (before.version !== input.version) {
      await rejectConflict({ store: transaction, clock: context.clock }, before, timeZone)
    }
    const current = fieldsOf(before, timeZone, context.clock())
    const { slug, status, publishAt, offAt } = current
    const form = await withKnownCategory(
      context,
      validate(postFormSchema, { ...earlier, slug, status, publishAt, offAt }),
    )
    if (status === 'published') {
      const author = earlier.author || before.author
      const fields = { ...earlier, author, slug, status, publishAt, offAt }
      await keepAsUnsaved(transaction, context, before, fields)
      return true
    }
    const row = {
      ...before,
      ...textColumns(form, before.author),
      version: before.version + 1,
      updated_at: context.clock().toISOString(),
    }
    await keepFirstRevision(transaction, context, before, timeZone)
    await transaction.updateTable('posts').set(row).where('id', '=', input.id).execute()
    const note = `Restored revision ${revision.version}`
    await writeRevision(transaction, context, row, timeZone, note)
    await audit(transaction, context, {
      action: 'blog.restored',
      subject: `post:${input.id}`,
      summary: `${note} of “${row.title}”`,
    })
    return false
  })
  const message = isUnsaved
    ? 'This version is in the post’s editor as unsaved changes. Readers see the current one until you save it there.'
    : 'This version is the draft now.'
  return { message, value: null }
})

async function findRevision(store: Store, { id, revision }: z.output<typeof restoreSchema>) {
  const row = await store
    .selectFrom('post_revisions')
    .selectAll()
    .where('post_id', '=', id)
    .where('id', '=', revision)
    .executeTakeFirst()
  if (!row) fail(404, 'This revision does not exist.')
  return row
}

function readFields(text: string): PostFields {
  return postFieldsSchema.parse(JSON.parse(text))
}
