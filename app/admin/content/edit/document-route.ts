import type { RouterContextProvider } from 'react-router'
import { answered, deskOf, formOf, queryOf } from '#app/admin/admin-from.ts'
import type { AdminAnswer } from '#model/action-result.ts'

type Asked = { request: Request; context: Readonly<RouterContextProvider> }

/** The document that the address names, with its history. */
export async function documentLoader(asked: Asked, fallback?: string) {
  const { document = fallback } = queryOf(asked)
  const { content } = deskOf(asked)
  const [opened, { revisions }] = await Promise.all([
    content.open({ document }),
    content.history({ document }),
  ])
  return { opened, revisions }
}

export type DocumentData = Awaited<ReturnType<typeof documentLoader>>

/** What the editor's buttons do, by the form's `intent`. */
export async function changeDocument(
  asked: Asked,
): Promise<AdminAnswer<{ version?: number; address?: string }>> {
  const { intent, ...form } = await formOf(asked)
  const { content } = deskOf(asked)
  switch (intent) {
    case 'publish':
      return content.publish(form)
    case 'discard':
      return content.discard(form)
    case 'restore':
      return content.restore(form)
    case 'revert':
      return content.revert(form)
    case 'preview':
      return content.preview(form)
    default:
      return content.saveDraft(form)
  }
}

export async function documentAction(asked: Asked) {
  return answered(await changeDocument(asked))
}
