import type { RouterContextProvider } from 'react-router'
import { adminFrom, readForm, readQuery, respond } from '#app/admin/admin-from.ts'
import { dispatchIntent } from '#app/admin/kit/dispatch-intent.ts'
import type { ActionResult } from '#model/action-result.ts'

type RouteArgs = { request: Request; context: Readonly<RouterContextProvider> }

/** The document named in the query, with its history. */
export async function documentLoader(args: RouteArgs, fallback?: string) {
  const { document = fallback } = readQuery(args)
  const { content } = adminFrom(args)
  const [opened, { revisions }] = await Promise.all([
    content.open({ document }),
    content.history({ document }),
  ])
  return { opened, revisions }
}

export type DocumentData = Awaited<ReturnType<typeof documentLoader>>

/** Runs one of the editor's actions, by the form's `intent`. */
export async function changeDocument(
  args: RouteArgs,
): Promise<ActionResult<{ version?: number; address?: string; document?: string }>> {
  const { movePage, saveDraft, publish, discard, restore, revert, preview, ...rest } =
    adminFrom(args).content
  const { plan, cancelPlan, takeOff, putBack, requestReview, approve, sendBack } = rest
  const handlers = {
    ...{ move: movePage, save: saveDraft, publish, discard, restore, revert, preview },
    ...{ plan, cancelPlan, takeOff, putBack, requestReview, approve, sendBack },
  }
  return dispatchIntent(await readForm(args), handlers)
}

export async function documentAction(args: RouteArgs) {
  return respond(await changeDocument(args))
}
