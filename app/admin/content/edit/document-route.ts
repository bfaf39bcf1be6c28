import type { RouterContextProvider } from 'react-router'
import { adminFrom, readForm, readQuery, respond } from '#app/admin/admin-from.ts'
import { dispatchIntent } from '#app/admin/kit/dispatch-intent.ts'
import type { ActionResult } from '#model/action-result.ts'

type Asked = { request: Request; context: Readonly<RouterContextProvider> }

/** The document that the address names, with its history. */
export async function documentLoader(args: Asked, fallback?: string) {
  const { document = fallback } = readQuery(args)
  const { content } = adminFrom(args)
  const [opened, { revisions }] = await Promise.all([
    content.open({ document }),
    content.history({ document }),
  ])
  return { opened, revisions }
}

export type DocumentData = Awaited<ReturnType<typeof documentLoader>>

/** What the editor's buttons do, by the form's `intent`. */
export async function changeDocument(
  args: Asked,
): Promise<ActionResult<{ version?: number; address?: string }>> {
  const { saveDraft, publish, discard, restore, revert, preview } = adminFrom(args).content
  const handlers = { save: saveDraft, publish, discard, restore, revert, preview }
  return dispatchIntent(await readForm(args), handlers)
}

export async function documentAction(args: Asked) {
  return respond(await changeDocument(args))
}
