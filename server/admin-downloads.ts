import type { adminActions } from '#server/admin-actions.ts'
import type { BoundActions } from '#server/platform/actions/bind-actions.ts'
import { type Download, downloadResponse } from '#server/platform/actions/download.ts'

type Bound = BoundActions<typeof adminActions>

/** Addresses of the back office that answer with a file; `id` is what the pattern's group has found. */
type Route = {
  pattern: RegExp
  answer(actions: Bound, query: Record<string, string>, id: string): Promise<Download>
}

const routes: Route[] = [
  {
    pattern: /^\/admin\/inbox\/export\.csv$/,
    answer: ({ inbox }, asked) => inbox.exportCsv(asked),
  },
  {
    pattern: /^\/admin\/inbox\/file\/([^/]+)$/,
    answer: ({ inbox }, _, key) => inbox.downloadFile({ key }),
  },
]

routes.push({
  pattern: /^\/admin\/mail\/([\w-]{1,64})\/html$/,
  answer: (actions, _, id) => actions.mail.html({ id }),
})

routes.push({
  pattern: /^\/admin\/audit\/export\.csv$/,
  answer: (actions, query) => actions.audit.export(query),
})
routes.push({
  pattern: /^\/admin\/privacy\/export\.zip$/,
  answer: (actions, query) => actions.privacy.export(query),
})
routes.push({
  pattern: /^\/admin\/subscribers\/export\.csv$/,
  answer: (actions, query) => actions.subscribers.export(query),
})

/** The file at this address for whoever asks, or null where a page is. A refused action becomes its own answer. */
export function adminDownload(request: Request, actions: Bound): Promise<Response> | null {
  const { pathname, searchParams } = new URL(request.url)
  for (const { pattern, answer } of routes) {
    const found = pattern.exec(pathname)
    if (!found) continue
    return answer(actions, Object.fromEntries(searchParams), found[1] ?? '').then(
      downloadResponse,
      (error: unknown) => {
        if (error instanceof Response) return error
        throw error
      },
    )
  }
  return null
}
