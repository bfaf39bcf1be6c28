import { adminFrom, readForm, respondJson } from '#app/admin/admin-from.ts'
import type { Route } from './+types/render.ts'

/** JSON route for the page beside the fields; a POST because of its length. Stores nothing. */
export async function action(args: Route.ActionArgs) {
  const value = await adminFrom(args).content.render(await readForm(args))
  return respondJson({ ok: true, message: '', value })
}

export function loader() {
  return new Response('This address only accepts POST.', { status: 405 })
}
