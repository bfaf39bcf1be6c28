import { DEFAULT_AUTHOR, postMessages } from '#model/blog/post-form.ts'
import type { PostForm } from '#model/blog/post-form-schema.ts'
import { postFormSchema } from '#model/blog/post-form-schema.ts'
import { mutation, type ResultOf } from '#server/actions/action.ts'
import type { AdminContext } from '#server/actions/admin-context.ts'
import { requireRole } from '#server/actions/bind-actions.ts'
import { bumpContent } from '#server/features/content/version.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { PostRow } from '#server/platform/db/rows/posts.ts'
import { deleteAutosave, newPostKey } from './autosave.ts'
import { withCategory } from './categories.ts'
import { lockPosts } from './lock-posts.ts'
import { offTime } from './off-time.ts'
import { stateOf, textColumns } from './post-columns.ts'
import { publishColumns } from './publish-time.ts'
import { writeRevision } from './revisions.ts'
import { freeSlug } from './slugs.ts'

/** `draft` names its autosave, which ends. */
const schema = postFormSchema.extend({ draft: newPostKey.optional() })

/** Creates a post; its slug comes from its title. Authors create drafts only. */
export const createPost = mutation('author', schema, async (context, { draft, ...sent }) => {
  if (sent.status === 'published') requireRole(context.actor, 'editor')
  const form = await withCategory(context, sent)
  if (form.status === 'published') await context.markdown.check(form.content)
  const { timeZone } = await context.content.site()
  const saved = await context.store.transaction().execute(async (transaction) => {
    await lockPosts(transaction)
    const row = newRow(context, form, await freeSlug(transaction, context, form.title), timeZone)
    await transaction.insertInto('posts').values(row).execute()
    await writeRevision(transaction, context, row, timeZone, 'Created')
    if (draft) await deleteAutosave(transaction, context, draft)
    if (row.status === 'published') await bumpContent(transaction)
    const state = stateOf(row, context.clock())
    await audit(transaction, context, {
      action: 'blog.created',
      subject: `post:${row.id}`,
      summary: `Created “${row.title}” (${state})`,
    })
    return { id: row.id, slug: row.slug, state }
  })
  await context.content.refresh()
  return { message: postMessages.created, value: saved }
})

/** A post that was saved, and whether readers see it. */
export type SavedPost = ResultOf<typeof createPost>

function newRow(
  { clock, newId }: AdminContext,
  form: PostForm,
  slug: string,
  zone: string,
): PostRow {
  const now = clock().toISOString()
  const published = publishColumns(form, zone, clock())
  return {
    ...textColumns(form, DEFAULT_AUTHOR),
    ...published,
    off_at: offTime(form, published.publish_at, zone, clock()),
    id: newId(),
    slug,
    status: form.status,
    version: 1,
    deleted_at: null,
    created_at: now,
    updated_at: now,
  }
}
