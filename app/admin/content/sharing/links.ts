import { adminFrom, readForm, respondJson } from '#app/admin/admin-from.ts'
import { dispatchIntent } from '#app/admin/kit/dispatch-intent.ts'
import type { Route } from './+types/links.ts'

/** JSON route for the links to a draft, without a navigation, so that unsaved changes are kept. */
export async function action(args: Route.ActionArgs) {
  const { sharePreview, endPreview } = adminFrom(args).content
  return respondJson(await dispatchIntent(await readForm(args), { sharePreview, endPreview }))
}

export function loader() {
  return new Response('This address only accepts POST.', { status: 405 })
}
