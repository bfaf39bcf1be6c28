import type { Route } from './+types/action.ts'
import { adminFrom, readForm, respondJson } from './admin-from.ts'

/** JSON route: runs the action of its name ("content.publish") without a navigation, so that what was typed stays on the screen. */
export async function action(args: Route.ActionArgs) {
  return respondJson(await adminFrom(args).run(args.params.name, await readForm(args)))
}

export function loader() {
  return new Response('This address only accepts POST.', { status: 405 })
}
