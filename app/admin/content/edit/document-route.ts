import type { RouterContextProvider } from 'react-router'
import { adminFrom, readForm, readQuery, respond } from '#app/admin/admin-from.ts'
import { dispatchIntent } from '#app/admin/kit/dispatch-intent.ts'

type RouteArgs = { request: Request; context: Readonly<RouterContextProvider> }

/** The document of this key with its history; without a key, the one that the query names. */
export async function documentLoader(args: RouteArgs, key?: string) {
  const document = key ?? readQuery(args).document
  const { content } = adminFrom(args)
  const [opened, { revisions }] = await Promise.all([
    content.open({ document }),
    content.history({ document }),
  ])
  return { opened, revisions }
}

export type DocumentData = Awaited<ReturnType<typeof documentLoader>>

/** Replaces the draft, by the form's `intent`; the screen then shows what is stored. */
export async function documentAction(args: RouteArgs) {
  const { discard, restore, revert, unpublish } = adminFrom(args).content
  return respond(
    await dispatchIntent(await readForm(args), { discard, restore, revert, unpublish }),
  )
}
