import { type Category, categoryById } from '#model/blog/categories.ts'
import type { PostForm } from '#model/blog/post-form-schema.ts'
import type { AdminContext } from '#server/actions/admin-context.ts'
import { fail } from '#server/platform/http/problem.ts'

type CategoryContext = Pick<AdminContext, 'content'>

/**
 * The form with the category that posts have now: without one the first, and for a removed one that of its posts.
 * @throws 422 for an unknown category
 */
export async function withCategory(
  { content }: CategoryContext,
  form: PostForm,
): Promise<PostForm> {
  const categories = await content.categories()
  const [first] = categories
  if (form.category === '' && first) return { ...form, category: first.id }
  const message = 'Choose one of the categories'
  if (!isKnown(categories, form.category)) fail(422, message, { errors: { category: message } })
  return withKnownCategory({ content }, form)
}

/** The same for text of an earlier version: an unknown category becomes the first. */
export async function withKnownCategory<Fields extends { category: string }>(
  { content }: CategoryContext,
  form: Fields,
): Promise<Fields> {
  const category = categoryById(await content.categories(), form.category)
  return { ...form, category: category?.id ?? form.category }
}

function isKnown(categories: readonly Category[], key: string) {
  return categories.some(({ id, former }) => id === key || former?.includes(key))
}
