import { z } from 'zod'
import { categoryById } from '#model/blog/categories.ts'
import { type PostFields, splitRelated } from '#model/blog/post-form.ts'
import { postKey } from '#model/content/review.ts'
import { postPath } from '#model/paths.ts'
import { query, type ResultOf } from '#server/actions/action.ts'
import type { AdminContext } from '#server/actions/admin-context.ts'
import { revisionSubject } from '#server/features/content/preview/preview-subjects.ts'
import { ownPreview } from '#server/features/content/preview/preview-token.ts'
import { fail } from '#server/platform/http/problem.ts'
import { findPost } from './find-post.ts'
import { readFields, readRevision } from './revisions.ts'

/** Older revisions stay in the database. */
const SHOWN_MAX = 200

const revisionId = z.union([z.literal(''), z.uuid()]).catch('')

const historySchema = z.object({
  id: z.uuid(),
  revision: revisionId,
  /** The revision to compare it with; by default the newest, and the newest with the one before it. */
  with: revisionId,
})

/** A post's revisions, newest first, the chosen one (default: the newest), and the one to compare it with. */
export const showHistory = query('viewer', historySchema, async (context, input) => {
  const { id } = input
  const post = await findPost(context.store, id)
  const rows = await context.store
    .selectFrom('post_revisions')
    .select(['id', 'version', 'note', 'title', 'actor_name', 'created_at'])
    .where('post_id', '=', id)
    .orderBy('version', 'desc')
    .limit(SHOWN_MAX)
    .execute()
  const [newest, second] = rows
  const shownId = input.revision || newest?.id
  const otherId = input.with || (shownId === newest?.id ? second?.id : newest?.id)
  return {
    id,
    title: post.title,
    version: post.version,
    revisions: rows.map(({ actor_name, created_at, ...row }) => ({
      ...row,
      by: actor_name,
      at: created_at,
    })),
    shown: shownId ? await showRevision(context, post, shownId) : null,
    other: otherId ? await showRevision(context, post, otherId) : null,
  }
})

export type PostHistory = ResultOf<typeof showHistory>

/** A revision's fields as people read them, and the address of its page as it was then. */
async function showRevision(
  context: AdminContext,
  { id: postId, slug }: { id: string; slug: string },
  revision: string,
) {
  const row = await readRevision(context.store, postId, revision)
  if (!row) fail(404, 'This version no longer exists. Reload the page.')
  const { id, version } = row
  const subject = revisionSubject(postKey(postId), id)
  const fields = await readable(context, readFields(row.fields))
  return { id, version, fields, address: ownPreview(context, postPath(slug), subject) }
}

/** The fields with names instead of ids. */
async function readable({ store, content }: AdminContext, fields: PostFields): Promise<PostFields> {
  const category = categoryById(await content.categories(), fields.category)?.name
  const ids = splitRelated(fields.related)
  const related =
    ids.length === 0
      ? []
      : await store.selectFrom('posts').select(['id', 'title']).where('id', 'in', ids).execute()
  const titles = ids.map((id) => related.find((post) => post.id === id)?.title ?? 'Deleted post')
  return { ...fields, category: category ?? fields.category, related: titles.join(', ') }
}
