import { deskOf, formOf, jsonOf } from '#app/admin/admin-from.ts'
import type { Route } from './+types/save.ts'

/** Takes the post form; answers JSON, a refusal too, so that nothing takes the typed text away. */
export async function action(asked: Route.ActionArgs) {
  const values = await formOf(asked)
  const { posts } = deskOf(asked)
  const answer = await (values.id ? posts.update(values) : posts.create(values))
  return jsonOf(answer)
}
