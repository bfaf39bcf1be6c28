import { deskOf, formOf, jsonOf } from '#app/admin/admin-from.ts'
import type { Route } from './+types/autosave.ts'

/** Keeps what is being typed, or throws it away; answers JSON. */
export async function action(asked: Route.ActionArgs) {
  const { intent, ...values } = await formOf(asked)
  const { posts } = deskOf(asked)
  const answer = await (intent === 'discard' ? posts.discard(values) : posts.keep(values))
  return jsonOf(answer)
}
