import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { nonceContext } from '#app/services.ts'
import { DocumentContext } from '#app/site/shell/document-context.ts'

// The server imports these from the build, so that the server and the routes share the same context objects.
export { adminContext } from '#app/admin/admin-from.ts'
export { renderMail } from '#app/emails/render-email.tsx'
export { nonceContext, servicesContext } from '#app/services.ts'

/** Renders the whole page before responding, because the server caches and compresses whole pages. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
) {
  const nonce = context.get(nonceContext)
  const { entry, hmr } = routerContext.manifest
  return new Promise<Response>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <DocumentContext
        value={{ nonce, entry: entry.module, imports: entry.imports, hotReload: hmr?.runtime }}
      >
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </DocumentContext>,
      {
        nonce,
        // Otherwise React defers large sections to a script, and they would be missing without JavaScript.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          const body = new PassThrough()
          headers.set('Content-Type', 'text/html; charset=utf-8')
          resolve(new Response(createReadableStreamFromReadable(body), { headers, status }))
          pipe(body)
        },
        onShellError: reject,
        onError: reject,
      },
    )
  })
}
