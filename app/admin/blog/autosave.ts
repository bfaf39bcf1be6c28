import { adminFrom, readForm, respondJson } from '#app/admin/admin-from.ts'
import { dispatchIntent } from '#app/admin/kit/dispatch-intent.ts'
import type { Route } from './+types/autosave.ts'

/** Keeps what is being typed, or throws it away; answers JSON. */
export async function action(args: Route.ActionArgs) {
  const { saveAutosave, discardAutosave } = adminFrom(args).posts
  const handlers = { save: saveAutosave, discard: discardAutosave }
  return respondJson(await dispatchIntent(await readForm(args), handlers))
}
