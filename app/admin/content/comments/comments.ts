import { adminFrom, readForm, respondJson } from '#app/admin/admin-from.ts'
import { dispatchIntent } from '#app/admin/kit/dispatch-intent.ts'
import type { Route } from './+types/comments.ts'

/** JSON route for comments, without a navigation, so that unsaved changes are kept. */
export async function action(args: Route.ActionArgs) {
  const { addComment, answerComment, ...rest } = adminFrom(args).content
  const { resolveComment, reopenComment, deleteComment } = rest
  const handlers = { addComment, answerComment, resolveComment, reopenComment, deleteComment }
  return respondJson(await dispatchIntent(await readForm(args), handlers))
}

export function loader() {
  return new Response('This address only accepts POST.', { status: 405 })
}
