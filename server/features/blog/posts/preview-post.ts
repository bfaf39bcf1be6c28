import type { Post } from '#model/blog/blog-schemas.ts'
import {
  DEFAULT_AUTHOR,
  type PostFields,
  slugOf,
  splitRelated,
  splitTags,
} from '#model/blog/post-form.ts'
import type { PostForm } from '#model/blog/post-form-schema.ts'
import type { Deps } from '#server/deps.ts'
import { presentWithRelated } from '#server/features/blog/show-post.ts'
import type { PostRow } from '#server/platform/db/rows/posts.ts'
import { isNewPost, ownAutosave } from './autosave.ts'
import { textColumns } from './post-columns.ts'
import { readFields, readRevision } from './revisions.ts'

/** A post as its page shows it, with its former slugs. */
export type PreviewedPost = { post: Post; formerSlugs: string[] }

type PreviewDeps = Pick<Deps, 'store' | 'clock' | 'markdown' | 'content'>

/**
 * A post in any state as its public page would show it, with its former slugs; null if it is missing or in the trash.
 * `revision`: as it was then.
 */
export async function previewPost(
  deps: PreviewDeps,
  id: string,
  revision?: string,
): Promise<PreviewedPost | null> {
  const row = await readPost(deps, id)
  const earlier = revision ? await readRevision(deps.store, id, revision) : null
  if (!row || (revision && !earlier)) return null
  return present(deps, earlier ? rowWith(row, readFields(earlier.fields)) : row)
}

/** A post, or a new one (`id` is the key of its autosave), with a person's unsaved changes; null without them. */
export async function previewUnsaved(
  deps: PreviewDeps,
  person: string,
  id: string,
): Promise<PreviewedPost | null> {
  const unsaved = await ownAutosave(deps.store, { actor: { id: person } }, id)
    .select(['fields', 'saved_at'])
    .executeTakeFirst()
  if (!unsaved) return null
  const fields = readFields(unsaved.fields)
  const row = isNewPost(id) ? newRow(fields, unsaved.saved_at) : await readPost(deps, id)
  return row ? present(deps, rowWith(row, fields)) : null
}

function readPost({ store }: PreviewDeps, id: string) {
  return store
    .selectFrom('posts')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}

async function present(deps: PreviewDeps, row: PostRow) {
  const former = await deps.store
    .selectFrom('post_redirects')
    .select('slug')
    .where('post_id', '=', row.id)
    .execute()
  return {
    post: await presentWithRelated(deps, row),
    formerSlugs: former.map(({ slug }) => slug),
  }
}

/** A post that is not stored yet; its texts come from the form. */
function newRow({ title }: PostFields, at: string) {
  return {
    ...{ id: '', slug: slugOf(title), status: 'draft', version: 0, author: DEFAULT_AUTHOR },
    ...{ created_at: at, updated_at: at, publish_at: at, published_on: at.slice(0, 10) },
    ...{ off_at: null, deleted_at: null },
  } as PostRow
}

/** The post with text and day of a revision, valid today or not; its address stays. */
function rowWith(row: PostRow, fields: PostFields): PostRow {
  const { tags, related, publishAt, ...texts } = fields
  const form = { ...texts, tags: splitTags(tags), related: splitRelated(related) } as PostForm
  const published_on = publishAt.slice(0, 'yyyy-mm-dd'.length) || row.published_on
  return { ...row, ...textColumns(form, row.author), published_on }
}
