import { adminFrom, readForm, respondJson } from '#app/admin/admin-from.ts'
import type { Route } from './+types/render.ts'

/** JSON route for the page beside the fields. Stores nothing. */
export async function action(args: Route.ActionArgs) {
  return respondJson(await adminFrom(args).content.render(await readForm(args)))
}

export function loader() {
  return new Response('This address only accepts POST.', { status: 405 })
}
