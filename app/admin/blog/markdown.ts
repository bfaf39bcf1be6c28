import { adminFrom, readForm } from '#app/admin/admin-from.ts'
import type { Route } from './+types/markdown.ts'

/** JSON route that renders Markdown for the preview. */
export async function action(args: Route.ActionArgs) {
  return Response.json(await adminFrom(args).blog.render(await readForm(args)))
}
