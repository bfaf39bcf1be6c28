import { adminFrom, readForm, respondJson } from '#app/admin/admin-from.ts'
import { dispatchIntent } from '#app/admin/kit/dispatch-intent.ts'
import type { Route } from './+types/report.ts'

/** JSON route at which an open tab tells what it shows, or that it is closed. */
export async function action(args: Route.ActionArgs) {
  const { report, end } = adminFrom(args).presence
  return respondJson(await dispatchIntent(await readForm(args), { report, end }))
}

export function loader() {
  return new Response('This address only accepts POST.', { status: 405 })
}
