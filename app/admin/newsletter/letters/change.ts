import { adminFrom, readForm, respondJson } from '#app/admin/admin-from.ts'
import { dispatchIntent } from '#app/admin/kit/dispatch-intent.ts'
import type { Route } from './+types/change.ts'

/** JSON route that changes or sends a letter without a navigation, so that nothing that was typed is lost. */
export async function action(args: Route.ActionArgs) {
  const {
    save,
    sendTest,
    schedule,
    unschedule,
    send,
    stop,
    resume,
    delete: remove,
  } = adminFrom(args).letters
  const handlers = { save, sendTest, schedule, unschedule, send, stop, resume, delete: remove }
  return respondJson(await dispatchIntent(await readForm(args), handlers))
}

export function loader() {
  return new Response('This address only accepts POST.', { status: 405 })
}
