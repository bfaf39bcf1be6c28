import { adminFrom, readForm } from '#app/admin/admin-from.ts'
import type { Route } from './+types/search.ts'

/** JSON for the search dialog. A POST, so that what is searched is in no log of addresses. */
export async function action(args: Route.ActionArgs) {
  return Response.json(await adminFrom(args).search.find(await readForm(args)))
}

export function loader() {
  return new Response('This address only accepts POST.', { status: 405 })
}
