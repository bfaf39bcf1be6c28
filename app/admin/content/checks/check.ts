import { adminFrom, readForm, respondJson } from '#app/admin/admin-from.ts'
import type { Route } from './+types/check.ts'

/** JSON route for the checks beside the fields. Stores nothing. */
export async function action(args: Route.ActionArgs) {
  const value = await adminFrom(args).content.check(await readForm(args))
  return respondJson({ ok: true, message: '', value })
}

export function loader() {
  return new Response('This address only accepts POST.', { status: 405 })
}
