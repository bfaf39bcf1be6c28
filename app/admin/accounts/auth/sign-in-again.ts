import { adminFrom, readForm, respondJson } from '#app/admin/admin-from.ts'
import { dispatchIntent } from '#app/admin/kit/dispatch-intent.ts'
import type { Route } from './+types/sign-in-again.ts'

/** JSON route that signs in without a navigation, so that unsaved changes stay on the screen. */
export async function action(args: Route.ActionArgs) {
  const { signIn, enterCode } = adminFrom(args).auth
  const handlers = { password: signIn, code: enterCode }
  return respondJson(await dispatchIntent(await readForm(args), handlers))
}

export function loader() {
  return new Response('This address only accepts POST.', { status: 405 })
}
