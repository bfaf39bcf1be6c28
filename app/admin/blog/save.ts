import { adminFrom, readForm, respondJson } from '#app/admin/admin-from.ts'
import type { Route } from './+types/save.ts'

/** JSON route for saving a post without a navigation, so that a failure keeps the form open. */
export async function action(args: Route.ActionArgs) {
  const values = await readForm(args)
  const { blog } = adminFrom(args)
  const result = await (values.id ? blog.update(values) : blog.create(values))
  return respondJson(result)
}
