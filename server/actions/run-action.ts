import type { ActionResult } from '#model/action-result.ts'
import type { Actions } from './action.ts'
import type { BoundActions } from './bind-actions.ts'

/** Runs the action with this name ("content.publish"); the value of a query becomes a result, too. */
export type RunAction = (name: string, input: unknown) => Promise<ActionResult<unknown>>

/** @throws Response 404 if there is no such action, 401 and 403 */
export function runByName<T extends Actions>(actions: T, bound: BoundActions<T>): RunAction {
  return async (name, input) => {
    const [noun = '', verb = '', ...rest] = name.split('.')
    const group = (Object.hasOwn(actions, noun) && actions[noun]) || {}
    const action = rest.length === 0 && Object.hasOwn(group, verb) && group[verb]
    // A file has an address of its own.
    if (!action || action.kind === 'download') {
      const message = `There is no action “${name}”. Reload the page and try again.`
      throw new Response(message, { status: 404 })
    }
    const run = bound[noun]?.[verb] as (input: unknown) => Promise<unknown>
    if (action.kind !== 'query') return (await run(input)) as ActionResult<unknown>
    try {
      return { ok: true, message: '', value: await run(input) }
    } catch (error) {
      return refusal(error)
    }
  }
}

/** A refused query as a result; whoever may not run it is answered as elsewhere. */
async function refusal(error: unknown): Promise<ActionResult<unknown>> {
  if (!(error instanceof Response) || error.status === 401 || error.status === 403) throw error
  return { ok: false, status: error.status, message: await error.text() }
}
