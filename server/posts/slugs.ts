import { slugOf } from '#model/post-form.ts'
import type { StoreTransaction } from '#server/db/schema.ts'
import { refuse } from '#server/http/problem.ts'

/** The title's slug or, where that is another post's or was one, with the next number: "my-title-2". */
export async function freeSlug(transaction: StoreTransaction, title: string) {
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
  const taken = new Set([...posts, ...redirects].map((row) => row.slug))
  if (!taken.has(slug)) return slug
  let number = 2
  while (taken.has(`${slug}-${number}`)) number += 1
  return `${slug}-${number}`
}

type Moved = { id: string; slug: string }

/**
 * Gives a post another address; the old one leads to the post, wherever that goes next.
 * @throws Refusal 422 where the address is another post's, or leads to one.
 */
export async function moveSlug(
  transaction: StoreTransaction,
  { id, slug: old }: Moved,
  slug: string,
  now: string,
) {
  if (slug === old) return
  await refuseTaken(transaction, id, slug)
  // Its own former address is its address again.
  await transaction.deleteFrom('post_redirects').where('slug', '=', slug).execute()
  await transaction
    .insertInto('post_redirects')
    .values({ slug: old, post_id: id, created_at: now })
    .execute()
}

async function refuseTaken(transaction: StoreTransaction, id: string, slug: string) {
  const holder =
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
  if (!holder || holder.id === id) return
  const sentence = `This address belongs to “${holder.title}”; choose another one`
  refuse(422, sentence, { errors: { slug: sentence } })
}
