import { slugOf } from '#model/blog/post-form.ts'
import { postPath } from '#model/paths.ts'
import type { Deps } from '#server/deps.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import { fail } from '#server/platform/http/problem.ts'

type SlugDeps = Pick<Deps, 'content' | 'clock'>

/** A slug from the title, numbered ("my-title-2") if a post has or had it, or a redirect uses it. */
export async function freeSlug(
  transaction: StoreTransaction,
  { content }: SlugDeps,
  title: string,
) {
  const slug = slugOf(title)
  const [posts, redirects] = await Promise.all([
    transaction
      .selectFrom('posts')
      .select('slug')
      .where((where) => where.or([where('slug', '=', slug), where('slug', 'like', `${slug}-%`)]))
      .execute(),
    transaction
      .selectFrom('post_redirects')
      .select('slug')
      .where((where) => where.or([where('slug', '=', slug), where('slug', 'like', `${slug}-%`)]))
      .execute(),
  ])
  const slugs = new Set([...posts, ...redirects].map((row) => row.slug))
  const redirected = new Set((await content.redirects()).map(({ from }) => from.toLowerCase()))
  const isTaken = (candidate: string) => slugs.has(candidate) || redirected.has(postPath(candidate))
  if (!isTaken(slug)) return slug
  let number = 2
  while (isTaken(`${slug}-${number}`)) number += 1
  return `${slug}-${number}`
}

type Moved = { id: string; slug: string }

/**
 * Changes a post's slug; the old one redirects to the post.
 * @throws 422 if another post has or had the slug, or a redirect uses it
 */
export async function moveSlug(
  transaction: StoreTransaction,
  context: SlugDeps,
  { id, slug: old }: Moved,
  slug: string,
) {
  if (slug === old) return
  await rejectTaken(transaction, id, slug)
  await rejectRedirected(context, slug)
  // A post may reuse its own former slugs.
  await transaction.deleteFrom('post_redirects').where('slug', '=', slug).execute()
  await transaction
    .insertInto('post_redirects')
    .values({ slug: old, post_id: id, created_at: context.clock().toISOString() })
    .execute()
}

async function rejectTaken(transaction: StoreTransaction, id: string, slug: string) {
  const owner =
    (await transaction
      .selectFrom('posts')
      .select(['id', 'title'])
      .where('slug', '=', slug)
      .executeTakeFirst()) ??
    (await transaction
      .selectFrom('post_redirects')
      .innerJoin('posts', 'posts.id', 'post_redirects.post_id')
      .select(['posts.id', 'posts.title'])
      .where('post_redirects.slug', '=', slug)
      .executeTakeFirst())
  if (!owner || owner.id === id) return
  rejectSlug(`This address belongs to “${owner.title}”; choose another one`)
}

/** A post at a redirect's path would silently disable the redirect. */
async function rejectRedirected({ content }: SlugDeps, slug: string) {
  const path = postPath(slug)
  const redirect = (await content.redirects()).find(({ from }) => from.toLowerCase() === path)
  if (!redirect) return
  rejectSlug(
    `This address redirects to ${redirect.to}; choose another one, or delete the redirect first`,
  )
}

function rejectSlug(message: string): never {
  fail(422, message, { errors: { slug: message } })
}
