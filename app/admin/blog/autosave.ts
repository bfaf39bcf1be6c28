import { adminFrom, readForm, respondJson } from '#app/admin/admin-from.ts'
import type { Route } from './+types/autosave.ts'

/** Keeps what is being typed, or throws it away; answers JSON. */
export async function action(args: Route.ActionArgs) {
  const { intent, ...values } = await readForm(args)
  const { posts } = adminFrom(args)
  const answer = await (intent === 'discard' ? posts.discard(values) : posts.keep(values))
  return respondJson(answer)
}
