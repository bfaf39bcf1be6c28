import { z } from 'zod'
import { postFormSchema } from '#model/blog/post-form-schema.ts'
import { mutation } from '#server/actions/action.ts'
import { seenVersion } from '#server/actions/seen-version.ts'
import { audit } from '#server/platform/audit/audit.ts'
import { fail } from '#server/platform/http/problem.ts'
import { validate } from '#server/platform/http/validate.ts'
import { keepAsUnsaved } from './autosave.ts'
import { withKnownCategory } from './categories.ts'
import { findPost } from './find-post.ts'
import { lockPosts } from './lock-posts.ts'
import { fieldsOf, textColumns } from './post-columns.ts'
import { rejectConflict } from './reject-conflict.ts'
import { keepFirstRevision, readFields, readRevision, writeRevision } from './revisions.ts'

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
  const revision = await readRevision(context.store, input.id, input.revision)
  if (!revision) fail(404, 'This version no longer exists. Reload the page.')
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
