import { adminFrom, readForm, respondJson } from '#app/admin/admin-from.ts'
import { dispatchIntent } from '#app/admin/kit/dispatch-intent.ts'
import type { Route } from './+types/autosave.ts'

/** JSON route that saves or discards an autosave. */
export async function action(args: Route.ActionArgs) {
  const { saveAutosave, discardAutosave } = adminFrom(args).blog
  const handlers = { save: saveAutosave, discard: discardAutosave }
  return respondJson(await dispatchIntent(await readForm(args), handlers))
}
