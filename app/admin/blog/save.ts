import { adminFrom, readForm, respondJson } from '#app/admin/admin-from.ts'
import type { Route } from './+types/save.ts'

/** Takes the post form; answers JSON, a refusal too, so that nothing takes the typed text away. */
export async function action(args: Route.ActionArgs) {
  const values = await readForm(args)
  const { posts } = adminFrom(args)
  const answer = await (values.id ? posts.update(values) : posts.create(values))
  return respondJson(answer)
}
