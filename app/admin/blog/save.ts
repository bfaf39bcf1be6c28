import { adminFrom, readForm, respondJson } from '#app/admin/admin-from.ts'
import type { Route } from './+types/save.ts'

/** JSON route for saving a post, so that a failure keeps the form. */
export async function action(args: Route.ActionArgs) {
  const values = await readForm(args)
  const { blog } = adminFrom(args)
  const answer = await (values.id ? blog.update(values) : blog.create(values))
  return respondJson(answer)
}
