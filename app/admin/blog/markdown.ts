import { adminFrom, readForm } from '#app/admin/admin-from.ts'
import type { Route } from './+types/markdown.ts'

/** Markdown as the public page will show it; answers JSON. */
export async function action(args: Route.ActionArgs) {
  return Response.json(await adminFrom(args).posts.render(await readForm(args)))
}
